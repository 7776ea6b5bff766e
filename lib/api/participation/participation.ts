import { z } from "zod";
import { TokenParams } from "@/lib/api/shared";
import { MAX_ANSWER_CHARACTERS, MAX_DRAFT_CHARACTERS, MAX_TYPED_MS } from "@/lib/core/limits/answer-limits";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { ParticipationView, TurnReply } from "./shapes";

const tag = "Participation";
const access = "public";
const status = 200;

const valueUpTo = (mostCharacters: number) =>
  z.union([z.string().max(mostCharacters), z.array(z.string().max(300)).max(20), z.number()]);
const answersOf = (value: ReturnType<typeof valueUpTo>) =>
  z.record(z.string().max(40), value).refine((answers) => Object.keys(answers).length <= 100, {
    error: "At most 100 answers.",
  });
const Text = z.string().max(MAX_ANSWER_CHARACTERS);
const Value = valueUpTo(MAX_ANSWER_CHARACTERS);
const Answers = answersOf(Value);
const Manner = z
  .strictObject({
    typedMs: z.int().min(0).max(MAX_TYPED_MS).optional().describe("Time spent typing it."),
    pastedCharacters: z.int().min(0).max(MAX_ANSWER_CHARACTERS).optional(),
    spoken: z.boolean().optional(),
  })
  .describe("How the answer was given; used to assess its quality.");
const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_+/-]+$/, "Enter a time zone such as Europe/Berlin.");
const Version = z.int().min(0).max(100_000).describe("The version of the session that it answers.");
const Nothing = z.strictObject({});

export const getParticipation = operation({
  id: "getParticipation",
  method: "GET",
  path: "/participation/{token}",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Get what the page behind a participant's link shows",
  description: "The token comes from a study link, an invitation, or a participant's own link. Nothing else is needed.",
  response: ParticipationView,
});

export const startParticipation = operation({
  id: "startParticipation",
  method: "POST",
  path: "/participation/{token}/start",
  tag,
  access,
  params: TokenParams,
  status: 201,
  summary: "Start from a study link or an invitation",
  description:
    "Continue with the `token` in the response. The same invitation, or the same visit from a recruiting service, always leads to the same participant.",
  body: z.strictObject({
    resume: z.string().max(200).optional().describe("The token of the participant who used this browser before."),
    prolificId: z
      .string()
      .regex(/^[0-9a-fA-F]{24}$/, "This is not a Prolific ID.")
      .optional(),
    prolificSessionId: z
      .string()
      .regex(/^\w{1,100}$/, "This is not a Prolific ID.")
      .optional()
      .describe("Identifies the visit. The same value resumes the participant; a new value starts a new one."),
    timeZone: TimeZone.optional(),
  }),
  example: {},
  response: ParticipationView,
});

export const consentToStudy = operation({
  id: "consentToStudy",
  method: "POST",
  path: "/participation/{token}/consent",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Accept or decline consent",
  body: z.strictObject({
    agreed: z.boolean(),
    version: z.string().max(100).describe("The version of the consent text that was shown."),
    name: oneLine(LONGEST_NAME).optional(),
    email: EmailAddress.optional(),
    timeZone: TimeZone.optional(),
  }),
  response: ParticipationView,
});

export const leaveAddress = operation({
  id: "leaveAddress",
  method: "POST",
  path: "/participation/{token}/address",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Leave an email address",
  description:
    "For a participant whom nobody can reach yet: where their reward or a pending decision can be sent. " +
    "Returns 409 when neither is pending, and for participants from an invitation or a recruiting service.",
  body: z.strictObject({ email: EmailAddress }),
  response: ParticipationView,
});

export const answerScreener = operation({
  id: "answerScreener",
  method: "POST",
  path: "/participation/{token}/screener",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Answer the screener",
  body: z.strictObject({ answers: Answers }),
  response: ParticipationView,
});

export const beginSession = operation({
  id: "beginSession",
  method: "POST",
  path: "/participation/{token}/begin",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Start or resume a session",
  body: Nothing,
  response: ParticipationView,
});

export const giveAnswer = operation({
  id: "giveAnswer",
  method: "POST",
  path: "/participation/{token}/answer",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Answer the current question",
  description:
    "Sending the same answer again returns the same reply. With `Accept: text/event-stream` the reply " +
    "comes as server-sent events: `delta` `{text}` to append, `done` with the whole reply, or `error`.",
  body: z.strictObject({ version: Version, text: Text.optional(), value: Value.optional(), manner: Manner.optional() }),
  answers: ["application/json", "text/event-stream"],
  response: TurnReply,
});

export const skipQuestion = operation({
  id: "skipQuestion",
  method: "POST",
  path: "/participation/{token}/skip",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Skip an optional question",
  body: z.strictObject({ version: Version }),
  response: TurnReply,
});

export const stopSession = operation({
  id: "stopSession",
  method: "POST",
  path: "/participation/{token}/stop",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Stop a session early",
  description:
    "Completes the session when every required question has an answer; otherwise the participant may come back.",
  body: Nothing,
  response: ParticipationView,
});

export const saveDraft = operation({
  id: "saveDraft",
  method: "PUT",
  path: "/participation/{token}/draft",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Save a partly completed survey",
  description: "Answers that are still too long to submit are saved as well.",
  body: z.strictObject({ answers: answersOf(valueUpTo(MAX_DRAFT_CHARACTERS)) }),
  response: z.object({ saved: z.literal(true) }),
});

export const submitForm = operation({
  id: "submitForm",
  method: "POST",
  path: "/participation/{token}/form",
  tag,
  access,
  status,
  params: TokenParams,
  summary: "Submit a survey",
  body: z.strictObject({ answers: Answers, manner: z.record(z.string().max(40), Manner).optional() }),
  response: ParticipationView,
});

export const withdrawParticipation = operation({
  id: "withdrawParticipation",
  method: "POST",
  path: "/participation/{token}/withdraw",
  tag,
  access,
  status,
  summary: "Delete everything stored about a participant",
  params: TokenParams,
  body: Nothing,
  response: ParticipationView,
});
