import { listAudit as operation, toAuditEntry } from "@/lib/api/settings/audit";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { list } from "@/lib/services/audit/list";

export const GET = api(operation, async (ctx, { query }) => toList(await list(ctx, query), toAuditEntry));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/audit", ["GET"]);
