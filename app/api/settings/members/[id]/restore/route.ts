import { restoreMember, toWorkspaceMember } from "@/lib/api/settings/members";
import { api, apiOthers } from "@/lib/api/surface";
import { restore } from "@/lib/services/members/restore";

export const POST = api(restoreMember, async (ctx, { params }) => toWorkspaceMember(await restore(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/members/{id}/restore", ["POST"]);
