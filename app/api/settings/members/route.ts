import { inviteMember, toMemberInvitation } from "@/lib/api/settings/invitations";
import { listMembers, toWorkspaceMember } from "@/lib/api/settings/members";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { createOne } from "@/lib/services/members/invitations/create-one";
import { list } from "@/lib/services/members/list";
import { seats } from "@/lib/services/members/seats";

export const GET = api(listMembers, async (ctx, { query }) => {
  const [page, taken] = await Promise.all([list(ctx, query), seats(ctx.workspaceId)]);
  return { ...toList(page, toWorkspaceMember), seats: taken };
});
export const POST = api(inviteMember, async (ctx, { body }) => toMemberInvitation(await createOne(ctx, body)));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/members", ["GET", "POST"]);
