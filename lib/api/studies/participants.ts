import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import {
  PARTICIPANT_STATUSES,
  type ParticipantRecord,
  REWARD_STATUSES,
  SCREENED_OUT_REASONS,
  VERDICTS,
} from "@/lib/services/participants/record";

const Participant = z
  .object({
    id: z.string(),
    label: z.string(),
    status: z.enum(PARTICIPANT_STATUSES),
    screenedOutReason: z
      .enum(SCREENED_OUT_REASONS)
      .nullable()
      .describe(
        "Null unless `status` is `screened_out`. `study_ended`: they were still waiting for a decision when the study ended, so nobody judged whether they fit.",
      ),
    source: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    consentedAt: DateTime.nullable(),
    screenerAnswers: z.array(
      z.object({
        questionId: z.string(),
        question: z.string(),
        answer: z.union([z.string(), z.array(z.string()), z.number()]),
        verdict: z.enum(VERDICTS).nullable(),
        reason: z.string().nullable(),
      }),
    ),
    sessionId: z.string().nullable(),
    startedAt: DateTime.nullable(),
    endedAt: DateTime.nullable(),
    rewardStatus: z.enum(REWARD_STATUSES),
    createdAt: DateTime,
  })
  .meta({ id: "Participant" });

export const toParticipant = (participant: ParticipantRecord): z.input<typeof Participant> => ({
  ...participant,
  consentedAt: participant.consentedAt?.toISOString() ?? null,
  startedAt: participant.startedAt?.toISOString() ?? null,
  endedAt: participant.endedAt?.toISOString() ?? null,
  createdAt: participant.createdAt.toISOString(),
});

const tag = "Participants";

const FILTERS = {
  status: z.enum(PARTICIPANT_STATUSES).optional(),
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe("Matches part of the name, the email address, or a screener answer, or a whole label such as `P3`."),
};

export const listStudyParticipants = operation({
  id: "listStudyParticipants",
  method: "GET",
  path: "/studies/{id}/participants",
  tag,
  summary: "List a study's participants, newest first",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery.extend({ ...FILTERS }),
  response: listOf(Participant),
});

export const exportStudyParticipants = operation({
  id: "exportStudyParticipants",
  method: "GET",
  path: "/studies/{id}/participants.csv",
  tag,
  summary: "Download a study's participants as CSV",
  description:
    "One row per participant, with reward and screener answers. UTF-8 with a byte order mark. A cell that a " +
    "spreadsheet would read as a formula starts with `'`.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({ ...FILTERS }),
  answers: ["text/csv"],
  response: z.string(),
});

export const decideStudyParticipant = operation({
  id: "decideStudyParticipant",
  method: "POST",
  path: "/studies/{id}/participants/{participantId}/decide",
  tag,
  summary: "Decide on a screener answer that could not be assessed",
  description: "Only while the participant's status is `review`; otherwise returns 409.",
  access: "write",
  status: 200,
  params: IdParams.extend({ participantId: z.string() }),
  body: z.strictObject({ qualified: z.boolean() }),
  response: Participant,
});

export const declineStudyParticipants = operation({
  id: "declineStudyParticipants",
  method: "POST",
  path: "/studies/{id}/participants/decline",
  tag,
  summary: "Decline everyone who is still waiting for a decision",
  description:
    "Once the study has ended; until then it returns 409. Each participant whose status is `review` becomes `screened_out` with `screenedOutReason: study_ended`, and those who left an address are told by email that the study has ended. If more participants are added later, they go back to `review`.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: z.object({ declined: z.int().describe("How many were waiting.") }),
});

export const settleStudyReward = operation({
  id: "settleStudyReward",
  method: "POST",
  path: "/studies/{id}/participants/{participantId}/reward",
  tag,
  summary: "Record whether a participant's reward was paid",
  description:
    "Rewards for people who came by the link or an invitation are paid outside Earshot; the participant sees what is recorded here on their page. Returns 409 when no reward is due, and for people from Prolific, who are paid there.",
  access: "write",
  status: 200,
  params: IdParams.extend({ participantId: z.string() }),
  body: z.strictObject({ paid: z.boolean() }),
  response: Participant,
});

export const deleteStudyParticipant = operation({
  id: "deleteStudyParticipant",
  method: "DELETE",
  path: "/studies/{id}/participants/{participantId}",
  tag,
  summary: "Delete what a participant said and who they are",
  description:
    "For someone who asks the team. Name, address, screener answers, transcript, and recording are deleted, and every quote of them. The number stays, and a completed session still counts.",
  access: "write",
  status: 200,
  params: IdParams.extend({ participantId: z.string() }),
  response: Participant,
});
