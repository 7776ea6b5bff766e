import { z } from "zod";
import { Approval, toApproval } from "@/lib/api/approvals/shape";
import { DateTime } from "@/lib/api/shared";
import type { Citation as CitationRecord, Reply } from "@/lib/services/eva/record";
import type { MessageRecord, ThreadRecord } from "@/lib/services/threads/record";

const Citation = z
  .object({
    n: z.int().describe("Its number in the answer."),
    kind: z.enum(["segment"]),
    id: z.string(),
    fileId: z.string().optional(),
    studyId: z.string().optional(),
    sessionId: z.string().optional().describe("The session in which the participant said it."),
    speaker: z.string().optional(),
    startSeconds: z.number().optional(),
    endSeconds: z.number().optional(),
    quote: z.string().describe("Verbatim text from the stored transcript."),
    url: z.string().describe("Path of the app page that opens the passage."),
    source: z.string().optional().describe("The title of the transcript; absent once it is deleted."),
  })
  .meta({ id: "Citation" });

const FollowUps = z.array(z.string()).describe("Suggested follow-up questions, each of which the evidence can answer.");

export const Answer = z
  .object({
    threadId: z.string(),
    messageId: z.string(),
    answer: z.string().describe("Plain text; [1] refers to a citation by its number."),
    citations: z.array(Citation),
    droppedQuotes: z.int().describe("Number of quotes the language model gave that nobody said. They are not shown."),
    fallback: z.boolean().describe("True when the language model failed and the answer was put together without it."),
    followUps: FollowUps,
    approval: Approval.optional().describe(
      "An action that Eva proposes and a person has to approve. Nothing has happened yet.",
    ),
  })
  .meta({ id: "EvaAnswer" });

const threadFields = {
  id: z.string(),
  title: z.string(),
  projectId: z.string().nullable(),
  createdBy: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  scope: z
    .object({
      project: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
      studies: z.array(z.object({ id: z.string(), title: z.string() })),
      files: z.array(z.object({ id: z.string(), name: z.string() })),
      isLost: z.boolean().describe("True when everything the conversation was limited to has been deleted."),
    })
    .describe("What the questions are asked of. Nothing listed means the whole workspace."),
  mayChange: z.boolean().describe("Whether the caller may rename and delete it."),
  createdAt: DateTime,
  updatedAt: DateTime,
};
export const Thread = z.object(threadFields).meta({ id: "EvaThread" });
export const ThreadDetail = z
  .object({
    ...threadFields,
    hasEarlier: z.boolean().describe("Whether there are earlier messages."),
    messages: z.array(
      z.object({
        id: z.string(),
        role: z.enum(["user", "assistant"]),
        text: z.string(),
        citations: z.array(Citation),
        droppedQuotes: z.int(),
        followUps: FollowUps,
        retryOf: z.string().nullable().describe("The answer this one replaces. Both are kept."),
        approval: Approval.optional().describe("The action the message proposed, in its current state."),
        createdAt: DateTime,
      }),
    ),
  })
  .meta({ id: "EvaThreadDetail" });

export const toCitation = (citation: CitationRecord): z.input<typeof Citation> => ({
  ...citation,
  speaker: citation.speaker ?? undefined,
  startSeconds: citation.startSeconds ?? undefined,
  endSeconds: citation.endSeconds ?? undefined,
  source: citation.source ?? undefined,
});

export const toAnswer = (reply: Reply): z.input<typeof Answer> => ({
  ...reply,
  citations: reply.citations.map(toCitation),
  approval: reply.approval ? toApproval(reply.approval) : undefined,
});

export const toThread = (thread: ThreadRecord): z.input<typeof Thread> => ({
  ...thread,
  createdAt: thread.createdAt.toISOString(),
  updatedAt: thread.updatedAt.toISOString(),
});

export const toThreadDetail = ({
  messages,
  hasEarlier,
  ...thread
}: ThreadRecord & { messages: MessageRecord[]; hasEarlier: boolean }): z.input<typeof ThreadDetail> => ({
  ...toThread(thread),
  hasEarlier,
  messages: messages.map((message) => ({
    ...message,
    citations: message.citations.map(toCitation),
    approval: message.approval ? toApproval(message.approval) : undefined,
    createdAt: message.createdAt.toISOString(),
  })),
});
