import { verifyAudit as operation } from "@/lib/api/settings/audit";
import { api, apiOthers } from "@/lib/api/surface";
import { verify } from "@/lib/services/audit/verify";

export const POST = api(operation, (ctx, { body }) => verify(ctx, body.noted));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/audit/verify", ["POST"]);
