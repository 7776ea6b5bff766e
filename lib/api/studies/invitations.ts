import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { operation } from "@/lib/core/operation";
import { MOST_INVITATIONS_AT_ONCE } from "@/lib/core/study/limits";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { oneLine } from "@/lib/core/text/one-line";
import { INVITATION_STATUSES, type InvitationRecord, type Invited } from "@/lib/services/invitations/record";

export const Invitation = z
  .object({
    id: z.string(),
    studyId: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    message: z.string().nullable(),
    status: z.enum(INVITATION_STATUSES).describe("`pending`: waits for the study to run."),
    reason: z.string().nullable().describe("Why it can't be sent, when it failed or the person unsubscribed."),
    url: z.string().nullable().describe("This person's own link; null for callers who may only read."),
    createdAt: DateTime,
    sentAt: DateTime.nullable(),
    openedAt: DateTime.nullable(),
    remindedAt: DateTime.nullable(),
    reminders: z.int(),
    participantId: z.string().nullable(),
  })
  .meta({ id: "Invitation" });

export const toInvitation = (invitation: InvitationRecord): z.input<typeof Invitation> => ({
  ...invitation,
  createdAt: invitation.createdAt.toISOString(),
  sentAt: invitation.sentAt?.toISOString() ?? null,
  openedAt: invitation.openedAt?.toISOString() ?? null,
  remindedAt: invitation.remindedAt?.toISOString() ?? null,
});

export const toInvited = ({ items, refused }: Invited) => ({
  items: items.map(({ created, ...invitation }) => ({ ...toInvitation(invitation), created })),
  refused,
});

const tag = "Recruiting";
const params = z.object({ id: z.string(), invitationId: z.string() });

export const listInvitations = operation({
  id: "listInvitations",
  method: "GET",
  path: "/studies/{id}/invitations",
  tag,
  summary: "List people invited by email, newest first",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery.extend({ status: z.enum(INVITATION_STATUSES).optional() }),
  response: listOf(Invitation),
});

export const createInvitations = operation({
  id: "createInvitations",
  method: "POST",
  path: "/studies/{id}/invitations",
  tag,
  summary: "Invite people by email",
  description:
    `Takes up to ${MOST_INVITATIONS_AT_ONCE} addresses at once and 500 a day for each study. An address that is already invited ` +
    "returns its existing invitation. Emails go out at once while the study is running, otherwise as soon " +
    "as it runs.",
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject({
    invitations: z
      .array(z.strictObject({ email: EmailAddress, name: oneLine(100).optional() }))
      .min(1)
      .max(MOST_INVITATIONS_AT_ONCE),
    message: z
      .string()
      .trim()
      .max(STUDY_TEXT.invitation)
      .optional()
      .describe("A short message of your own; links in it are not clickable."),
  }),
  response: z.object({
    items: z.array(Invitation.extend({ created: z.boolean() })),
    refused: z.array(z.object({ email: z.string(), reason: z.string() })),
  }),
});

export const resendInvitation = operation({
  id: "resendInvitation",
  method: "POST",
  path: "/studies/{id}/invitations/{invitationId}/resend",
  tag,
  summary: "Resend an invitation",
  description: "Possible once an hour, while the study is running; otherwise returns 409 with the reason.",
  access: "write",
  status: 200,
  params,
  response: Invitation,
});

export const cancelInvitation = operation({
  id: "cancelInvitation",
  method: "DELETE",
  path: "/studies/{id}/invitations/{invitationId}",
  tag,
  summary: "Cancel an invitation",
  description: "Its link stops working. Returns 409 once the person has started.",
  access: "write",
  status: 200,
  params,
  response: Invitation,
});
