import { countSessionQuotes } from "@/lib/api/evidence/quoted";
import { api, apiOthers } from "@/lib/api/surface";
import { quotesOfSession } from "@/lib/services/quotes/count-quotes";

export const GET = api(countSessionQuotes, (ctx, { params }) => quotesOfSession(ctx, params.id, params.sessionId));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/sessions/{sessionId}/quoted", ["GET"]);
