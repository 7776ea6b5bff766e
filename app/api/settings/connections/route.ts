import { listConnections, toConnection } from "@/lib/api/settings/connections";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/connections/list";

export const GET = api(listConnections, async (ctx, { query }) => toList(await list(ctx, query), toConnection));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/connections", ["GET"]);
