import { countFilesQuotes } from "@/lib/api/library/selection";
import { api, apiOthers } from "@/lib/api/surface";
import { quotesOfFiles } from "@/lib/services/quotes/count-quotes";

export const GET = api(countFilesQuotes, (ctx, { query }) => quotesOfFiles(ctx, query.fileIds));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/quoted", ["GET"]);
