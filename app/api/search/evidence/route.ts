import { searchEvidence, toEvidence } from "@/lib/api/search";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { search } from "@/lib/services/evidence/search";

export const GET = api(searchEvidence, async (ctx, { query }) => toList(await search(ctx, query), toEvidence));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/search/evidence", ["GET"]);
