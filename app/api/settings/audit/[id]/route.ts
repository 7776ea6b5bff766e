import { getAuditEntry as operation, toAuditEntry } from "@/lib/api/settings/audit";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/audit/get";

export const GET = api(operation, async (ctx, { params }) => ({ entry: toAuditEntry(await get(ctx, params.id)) }));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/audit/{id}", ["GET"]);
