import { countFileQuotes } from "@/lib/api/evidence/quoted";
import { api, apiOthers } from "@/lib/api/surface";
import { quotesOfFile } from "@/lib/services/quotes/count-quotes";

export const GET = api(countFileQuotes, (ctx, { params }) => quotesOfFile(ctx, params.id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/library/files/{id}/quoted", ["GET"]);
