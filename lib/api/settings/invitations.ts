import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { MOST_INVITED_AT_ONCE } from "@/lib/core/limits/invitation-limits";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { operation } from "@/lib/core/operation";
import { type InvitedMembers, type MemberInvitationRecord, REFUSALS } from "@/lib/services/members/record";
import { MemberRoleName } from "./members";

const tag = "Settings";

export const MemberInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: MemberRoleName,
    status: z.enum(["pending", "expired", "accepted", "cancelled"]),
    invitedBy: z.object({ name: z.string().nullable(), email: z.string() }).nullable(),
    sentAt: DateTime,
    expiresAt: DateTime,
    createdAt: DateTime,
  })
  .meta({ id: "MemberInvitation" });

export const toMemberInvitation = (invitation: MemberInvitationRecord): z.input<typeof MemberInvitation> => ({
  ...invitation,
  sentAt: invitation.sentAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
  createdAt: invitation.createdAt.toISOString(),
});

export const toInvitedMembers = ({ items, refused }: InvitedMembers) => ({
  items: items.map(({ created, ...invitation }) => ({ ...toMemberInvitation(invitation), created })),
  refused,
});

export const inviteMember = operation({
  id: "inviteMember",
  method: "POST",
  path: "/settings/members",
  tag,
  summary: "Invite one person by email",
  description:
    "Admins only. The email contains a link that works for that address only, for seven days. An " +
    "invitation to become an admin or member holds a paid seat: 402 when none is free. Returns 409 when " +
    "the person is already a member.",
  access: "person",
  status: 201,
  body: z.strictObject({ email: EmailAddress, role: MemberRoleName }),
  response: MemberInvitation,
});

export const listMemberInvitations = operation({
  id: "listMemberInvitations",
  method: "GET",
  path: "/settings/invitations",
  tag,
  summary: "List open invitations, newest first",
  description: "Admins only. An expired invitation holds no seat and can be sent again.",
  access: "person",
  status: 200,
  query: PageQuery,
  response: listOf(MemberInvitation),
});

export const inviteMembers = operation({
  id: "inviteMembers",
  method: "POST",
  path: "/settings/invitations",
  tag,
  summary: "Invite several people by email",
  description:
    "Admins only. Takes up to 50 addresses at once and 200 a day, in the order given. An address that is " +
    "already invited keeps its invitation; one that already belongs to a member, or for which no paid " +
    "seat is left, is refused with the reason.",
  access: "person",
  status: 201,
  body: z.strictObject({ emails: z.array(EmailAddress).min(1).max(MOST_INVITED_AT_ONCE), role: MemberRoleName }),
  response: z.object({
    items: z.array(MemberInvitation.extend({ created: z.boolean() })),
    refused: z.array(z.object({ email: z.string(), code: z.enum(REFUSALS), reason: z.string() })),
  }),
});

export const resendMemberInvitation = operation({
  id: "resendMemberInvitation",
  method: "POST",
  path: "/settings/invitations/{id}/resend",
  tag,
  summary: "Resend an invitation with a new link for seven days",
  description: "Admins only. The previous link stops working. Returns 409 with the reason when it can't be sent.",
  access: "person",
  status: 200,
  params: IdParams,
  response: MemberInvitation,
});

export const cancelMemberInvitation = operation({
  id: "cancelMemberInvitation",
  method: "DELETE",
  path: "/settings/invitations/{id}",
  tag,
  summary: "Cancel an invitation",
  description: "Admins only. Its link stops working and its seat becomes free. Returns 409 once it has been accepted.",
  access: "person",
  status: 200,
  params: IdParams,
  response: MemberInvitation,
});
