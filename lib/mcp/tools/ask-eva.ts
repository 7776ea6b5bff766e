import { z } from "zod";
import { LONGEST_EVA_QUESTION } from "@/lib/core/limits/eva-limits";
import { askWithin } from "@/lib/services/eva/ask-within";
import type { Reply } from "@/lib/services/eva/record";
import { idOf } from "@/lib/services/studies/id-of";
import { tool } from "../tool";
import { appUrl } from "./app-url";
import { compact, some } from "./compact";
import { namingTheKey } from "./once";
import { Id, marked, RepeatKey, Seconds, StudyRef, Url, untrusted } from "./shared-shapes";

/** Clients give up on a call after a minute. */
const PATIENCE_MS = 45_000;

const WORKING =
  "Eva is still working. The answer will be saved in this chat: ask the same question with this `thread` " +
  "in a minute to get it, or read it at `url`.";

const Citation = z.object({
  label: z.string().describe("As it appears in the answer, such as [1]."),
  kind: z.literal("segment"),
  id: z.string(),
  studyId: z.string().optional(),
  sessionId: z.string().optional(),
  fileId: z.string().optional(),
  source: z.string().optional().describe("The title of the transcript."),
  speaker: z.string().optional(),
  startSeconds: Seconds.optional(),
  endSeconds: Seconds.optional(),
  quote: z.string().describe("Verbatim."),
  url: Url,
});

const PendingApproval = z.object({
  id: z.string(),
  kind: z.string(),
  summary: z.string().describe("What would happen."),
  costCents: z.int().optional().describe("US cents."),
  url: Url.describe("Where a signed-in person approves or declines it."),
});

export const askEva = tool({
  name: "ask_eva",
  title: "Ask Eva, the research assistant",
  description:
    "Answers from what people said in this workspace, with word-for-word citations. When " +
    "nothing clearly answers, it says so first and at most quotes what comes closest. Question and answer " +
    "are saved as a chat, which `thread` continues. An answer that takes longer than 45 seconds comes back " +
    "as `working`; ask the same question with the returned `threadId` as `thread` to get it. Use it for " +
    "questions across sessions; use `search_evidence` for the passages alone. A request to act, such as " +
    "launching a study, only creates a proposal that a person decides on in the app, and none for callers " +
    'with read access only. Example: {"question": "Why do people leave at checkout?"}.',
  access: "ask",
  input: z.strictObject({
    question: z.string().trim().min(1).max(LONGEST_EVA_QUESTION).describe("The question, in any language."),
    study: StudyRef.optional().describe("Answers only from the sessions of this study, by id or slug."),
    thread: Id.optional().describe("The `threadId` of an earlier answer; continues that chat."),
    idempotency_key: RepeatKey.optional(),
  }),
  output: z.object({
    status: z.enum(["answered", "working"]),
    answer: z.string().describe("Plain paragraphs; [1] is the label of a citation."),
    citations: z.array(Citation).optional(),
    followUps: z.array(z.string()).optional().describe("Suggested follow-up questions that the evidence can answer."),
    threadId: z.string(),
    pendingApproval: PendingApproval.optional().describe("Waiting for a person; nothing has happened yet."),
    ...untrusted,
    url: Url,
  }),
  run: async (ctx, { question, study, thread: threadId, idempotency_key: key }) => {
    const studyIds = study === undefined ? undefined : [await idOf(ctx, study)];
    // Where it is asked is part of what is asked.
    const repeatKey = key === undefined ? undefined : `MCP ${JSON.stringify([key, studyIds, threadId])}`;
    const asking = { question, studyIds, threadId };
    const within = await namingTheKey(askWithin(ctx, asking, { patienceMs: PATIENCE_MS, repeatKey }));
    const place = { threadId: within.threadId, ...marked, url: appUrl(`/eva/${within.threadId}`) };
    if (!within.reply) return { status: "working" as const, answer: WORKING, ...place };
    return { status: "answered" as const, ...toAnswer(within.reply), ...place };
  },
});

const toAnswer = ({ answer, citations, followUps, approval }: Reply) =>
  compact({
    answer,
    citations: some(citations.map(toCitation)),
    followUps: some(followUps),
    pendingApproval: approval && toApproval(approval),
  });

function toCitation({ n, url, ...citation }: Reply["citations"][number]): z.input<typeof Citation> {
  const { kind, id, speaker, startSeconds, endSeconds, quote, source } = citation;
  const origin =
    "sessionId" in citation
      ? { studyId: citation.studyId, sessionId: citation.sessionId }
      : { fileId: citation.fileId };
  return compact({
    label: `[${n}]`,
    kind,
    id,
    ...origin,
    source,
    speaker,
    startSeconds,
    endSeconds,
    quote,
    url: appUrl(url),
  });
}

const toApproval = ({ id, kind, summary, costCents, url }: NonNullable<Reply["approval"]>) =>
  compact({ id, kind, summary, costCents, url: appUrl(url) });
