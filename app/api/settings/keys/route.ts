import { createKey, listKeys, toApiKey } from "@/lib/api/settings/keys";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/keys/create";
import { list } from "@/lib/services/keys/list";

export const GET = api(listKeys, async (ctx, { query }) => toList(await list(ctx, query), toApiKey));
export const POST = api(createKey, async (ctx, { body }) => {
  const { key, secret } = await create(ctx, body);
  return { key: toApiKey(key), secret };
});
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/keys", ["GET", "POST"]);
