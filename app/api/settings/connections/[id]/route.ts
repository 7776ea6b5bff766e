import { endConnection, toConnection } from "@/lib/api/settings/connections";
import { api, apiOthers } from "@/lib/api/surface";
import { revoke } from "@/lib/services/connections/revoke";

export const DELETE = api(endConnection, async (ctx, { params }) => ({
  connection: toConnection(await revoke(ctx, params.id)),
}));
export const { GET, POST, PUT, PATCH, OPTIONS } = apiOthers("/settings/connections/{id}", ["DELETE"]);
