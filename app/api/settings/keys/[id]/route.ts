import { revokeKey, toApiKey } from "@/lib/api/settings/keys";
import { api, apiOthers } from "@/lib/api/surface";
import { revoke } from "@/lib/services/keys/revoke";

export const DELETE = api(revokeKey, async (ctx, { params }) => ({ key: toApiKey(await revoke(ctx, params.id)) }));
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/settings/keys/{id}", ["DELETE"]);
