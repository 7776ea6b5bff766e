import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { QUESTION_KINDS } from "@/lib/core/study/question-kinds";
import { SCREENER_KINDS } from "@/lib/core/study/screener";
import { TEST_TYPES } from "@/lib/core/study/types";
import {
  ADDRESS_NEEDS,
  CLOSED_REASONS,
  PARTICIPANT_STATUSES,
  type ParticipationView as ParticipationViewRecord,
  REWARD_STATUSES,
  STEPS,
} from "@/lib/services/participants/record";

const Text = z.string().nullable();
const Value = z.union([z.string(), z.array(z.string()), z.number()]);
const Progress = z.object({ answered: z.int(), total: z.int() });

const Scale = z.object({
  min: z.int(),
  max: z.int(),
  minLabel: z.string().optional(),
  maxLabel: z.string().optional(),
});
const Question = z
  .object({
    id: z.string(),
    text: z.string(),
    kind: z.enum(QUESTION_KINDS),
    required: z.boolean(),
    options: z.array(z.string()).nullable(),
    scale: Scale.nullable(),
    followUp: z.boolean().describe("The pending question is a follow-up to this one and takes free text."),
  })
  .meta({ id: "ShownQuestion" });

const Turn = z
  .object({
    index: z.int(),
    role: z.enum(["moderator", "participant"]),
    kind: z.enum(["question", "followup", "remark", "answer"]),
    questionId: Text,
    text: z.string(),
    value: Value.nullable(),
  })
  .meta({ id: "Turn" });

/** The reply to an answer. */
export const TurnReply = z
  .object({
    step: z.enum(STEPS),
    version: z.int(),
    stale: z.boolean().describe("True when the session had moved on; `turns` then holds all of them."),
    turns: z.array(Turn).describe("Turns since the version that was answered."),
    question: Question.nullable(),
    progress: Progress,
  })
  .meta({ id: "TurnReply" });

/** Everything that a participant's page shows. */
export const ParticipationView = z
  .object({
    step: z.enum(STEPS),
    reason: z.enum(CLOSED_REASONS).nullable(),
    token: z.string().describe("The token to continue with."),
    studyKey: z.string(),
    study: z.object({
      title: z.string(),
      workspaceName: z.string(),
      type: z.enum(TEST_TYPES),
      minutes: z.int().nullable(),
      language: Text,
      rewardCents: z.int().nullable(),
      instructions: Text,
      questionCount: z.int(),
      voice: z.boolean(),
      speech: z.boolean(),
    }),
    consent: z.object({ text: z.string(), version: z.string(), agreedAt: DateTime.nullable() }),
    participant: z
      .object({ label: z.string(), status: z.enum(PARTICIPANT_STATUSES), name: Text, email: Text, timeZone: Text })
      .nullable(),
    screener: z
      .object({
        questions: z.array(
          z.object({
            id: z.string(),
            type: z.enum(SCREENER_KINDS),
            label: z.string(),
            placeholder: Text,
            options: z.array(z.string()).nullable(),
          }),
        ),
      })
      .nullable(),
    session: z
      .object({ version: z.int(), turns: z.array(Turn), question: Question.nullable(), progress: Progress })
      .nullable(),
    form: z
      .object({
        version: z.int(),
        sections: z.array(z.object({ id: z.string(), title: z.string(), questions: z.array(Question) })),
        draft: z.record(z.string(), Value),
      })
      .nullable(),
    thanks: z
      .object({ redirectUrl: Text, rewardCents: z.int().nullable(), rewardStatus: z.enum(REWARD_STATUSES) })
      .nullable(),
    addressNeed: z
      .enum(ADDRESS_NEEDS)
      .nullable()
      .describe("What the participant can leave an email address for; null if it is not needed."),
    sendsMail: z.boolean().describe("Whether this installation sends email."),
  })
  .meta({ id: "Participation" });

export const toParticipation = (view: ParticipationViewRecord): z.input<typeof ParticipationView> => ({
  ...view,
  consent: { ...view.consent, agreedAt: view.consent.agreedAt?.toISOString() ?? null },
});
