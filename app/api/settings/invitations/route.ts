import {
  inviteMembers,
  listMemberInvitations,
  toInvitedMembers,
  toMemberInvitation,
} from "@/lib/api/settings/invitations";
import { toList } from "@/lib/api/shared";
import { api, apiOthers } from "@/lib/api/surface";
import { create } from "@/lib/services/members/invitations/create";
import { list } from "@/lib/services/members/invitations/list";

export const GET = api(listMemberInvitations, async (ctx, { query }) =>
  toList(await list(ctx, query), toMemberInvitation),
);
export const POST = api(inviteMembers, async (ctx, { body }) => toInvitedMembers(await create(ctx, body)));
export const { PUT, PATCH, DELETE, OPTIONS } = apiOthers("/settings/invitations", ["GET", "POST"]);
