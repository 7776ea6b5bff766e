import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { listTagPassages, toTaggedPassage } from "@/lib/api/tags/passages";
import { passages } from "@/lib/services/tags/passages";

export const GET = api(listTagPassages, async (ctx, { params, query }) =>
  toList(await passages(ctx, params.id, query), toTaggedPassage),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/tags/{id}/passages", ["GET"]);
