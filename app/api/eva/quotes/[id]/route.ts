import { getQuoteContext } from "@/lib/api/eva/threads";
import { api, apiOthers } from "@/lib/api/surface";
import { quoteContext } from "@/lib/services/eva/quote-context";

export const GET = api(getQuoteContext, (ctx, { params }) => quoteContext(ctx, params.id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/eva/quotes/{id}", ["GET"]);
