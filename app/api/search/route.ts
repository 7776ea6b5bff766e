import { searchWorkspace, toSearchResult } from "@/lib/api/search";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { search } from "@/lib/services/search/search";

export const GET = api(searchWorkspace, async (ctx, { query }) => toList(await search(ctx, query), toSearchResult));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/search", ["GET"]);
