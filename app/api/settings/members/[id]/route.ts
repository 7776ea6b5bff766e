import { changeMemberRole, removeMember, toWorkspaceMember } from "@/lib/api/settings/members";
import { api, apiOthers } from "@/lib/api/surface";
import { changeRole } from "@/lib/services/members/change-role";
import { remove } from "@/lib/services/members/remove";

export const PATCH = api(changeMemberRole, async (ctx, { params, body }) =>
  toWorkspaceMember(await changeRole(ctx, params.id, body.role)),
);
export const DELETE = api(removeMember, async (ctx, { params }) => toWorkspaceMember(await remove(ctx, params.id)));
export const { GET, POST, PUT, OPTIONS } = apiOthers("/settings/members/{id}", ["PATCH", "DELETE"]);
