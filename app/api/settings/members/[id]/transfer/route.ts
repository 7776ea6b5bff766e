import { toWorkspaceMember, transferAdmin } from "@/lib/api/settings/members";
import { api, apiOthers } from "@/lib/api/surface";
import { transfer } from "@/lib/services/members/transfer";

export const POST = api(transferAdmin, async (ctx, { params }) => toWorkspaceMember(await transfer(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/members/{id}/transfer", ["POST"]);
