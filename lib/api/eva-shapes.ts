import { z } from "zod";
import type { Citation as CitationRecord, Reply } from "@/lib/services/eva/record";
import type { MessageRecord, ThreadRecord } from "@/lib/services/threads/record";
import { Approval, toApproval } from "./approval-shape";
import { DateTime } from "./shared";

const Citation = z
  .object({
    n: z.int().describe("Its number in the answer."),
    kind: z.enum(["segment"]),
    id: z.string(),
    fileId: z.string().optional(),
    studyId: z.string().optional(),
    sessionId: z.string().optional().describe("The participant's session in which it was said."),
    speaker: z.string().optional(),
    startSeconds: z.number().optional(),
    endSeconds: z.number().optional(),
    quote: z.string().describe("Verbatim: a part of the stored transcript."),
    url: z.string().describe("A path of the app that opens the passage."),
    source: z.string().optional().describe("What the transcript is called."),
  })
  .meta({ id: "Citation" });

const FollowUps = z.array(z.string()).describe("Questions to go on with, each of which something answers.");

export const Answer = z
  .object({
    threadId: z.string(),
    messageId: z.string(),
    answer: z.string().describe("Plain text; [1] is the number of a citation."),
    citations: z.array(Citation),
    droppedQuotes: z.int().describe("Quotes that a language model gave and nobody said: not shown."),
    fallback: z.boolean().describe("The language model failed, and the answer was put together without it."),
    followUps: FollowUps,
    approval: Approval.optional().describe("What Eva proposes and a person has to approve; nothing has happened yet."),
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
      isLost: z.boolean().describe("All that the chat was narrowed to has been deleted."),
    })
    .describe("What it is asked of; nothing named is the whole workspace."),
  mayChange: z.boolean().describe("Whether the caller may rename and delete it."),
  createdAt: DateTime,
  updatedAt: DateTime,
};
export const Thread = z.object(threadFields).meta({ id: "EvaThread" });
export const ThreadDetail = z
  .object({
    ...threadFields,
    hasEarlier: z.boolean().describe("Whether something was said before these messages."),
    messages: z.array(
      z.object({
        id: z.string(),
        role: z.enum(["user", "assistant"]),
        text: z.string(),
        citations: z.array(Citation),
        droppedQuotes: z.int(),
        followUps: FollowUps,
        retryOf: z.string().nullable().describe("The answer that this one was asked for in place of; both stay."),
        approval: Approval.optional().describe("What the message proposed, as it stands now."),
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
