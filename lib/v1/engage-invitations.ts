import { z } from "zod";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { operation } from "@/lib/core/operation";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { oneLine } from "@/lib/core/text/one-line";
import { INVITATION_STATUSES, type InvitationRecord } from "@/lib/services/invitations/record";
import { DateTime, data, IdParams, listOf, PageQuery } from "./shared";

const Invitation = z
  .object({
    id: z.string(),
    test_id: z.string(),
    email: z.string(),
    status: z.enum(INVITATION_STATUSES).describe("`pending`: waits for the test to go live."),
    url: z.string().nullable().describe("This person's own link; null for callers who may only read."),
    created_at: DateTime,
  })
  .meta({ id: "Invitation" });

export const toInvitation = (invitation: InvitationRecord): z.input<typeof Invitation> => ({
  id: invitation.id,
  test_id: invitation.studyId,
  email: invitation.email,
  status: invitation.status,
  url: invitation.url,
  created_at: invitation.createdAt.toISOString(),
});

const tag = "Engage";

export const listTestInvitations = operation({
  id: "listTestInvitations",
  method: "GET",
  path: "/engage/tests/{id}/invitations",
  tag,
  summary: "List a test's invitations, newest first",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery,
  response: listOf(Invitation),
});

export const createTestInvitation = operation({
  id: "createTestInvitation",
  method: "POST",
  path: "/engage/tests/{id}/invitations",
  tag,
  summary: "Invite a person by email",
  description:
    "The email goes out at once while the test is live, otherwise as soon as it is. An address that is " +
    "already invited returns its existing invitation; one that has unsubscribed from invitations gets 422.",
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject({
    email: EmailAddress,
    name: oneLine(100).optional(),
    message: z
      .string()
      .trim()
      .max(STUDY_TEXT.invitation)
      .optional()
      .describe("A short message of your own; links in it are not clickable."),
  }),
  response: data(Invitation),
});
