import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { Citation as CitationRecord, Reply } from "@/lib/services/eva/record";
import type { MessageRecord, ThreadRecord } from "@/lib/services/threads/record";
import { Approval, toApproval } from "./approval-shape";
import { DateTime, IdParams, listOf, PageQuery } from "./shared";

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
  })
  .meta({ id: "Citation" });

const Answer = z
  .object({
    threadId: z.string(),
    messageId: z.string(),
    answer: z.string().describe("Plain text; [1] is the number of a citation."),
    citations: z.array(Citation),
    droppedQuotes: z.int().describe("Quotes that a language model gave and nobody said: not shown."),
    fallback: z.boolean().describe("The language model failed, and the answer was put together without it."),
    approval: Approval.optional().describe("What Eva proposes and a person has to approve; nothing has happened yet."),
  })
  .meta({ id: "EvaAnswer" });

const threadFields = {
  id: z.string(),
  title: z.string(),
  projectId: z.string().nullable(),
  createdBy: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  createdAt: DateTime,
  updatedAt: DateTime,
};
const Thread = z.object(threadFields).meta({ id: "EvaThread" });
const ThreadDetail = z
  .object({
    ...threadFields,
    messages: z.array(
      z.object({
        id: z.string(),
        role: z.enum(["user", "assistant"]),
        text: z.string(),
        citations: z.array(Citation),
        droppedQuotes: z.int(),
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
  ...thread
}: ThreadRecord & { messages: MessageRecord[] }): z.input<typeof ThreadDetail> => ({
  ...toThread(thread),
  messages: messages.map((message) => ({
    ...message,
    citations: message.citations.map(toCitation),
    approval: message.approval ? toApproval(message.approval) : undefined,
    createdAt: message.createdAt.toISOString(),
  })),
});

const tag = "Eva";
const Ids = z.array(z.string().max(100)).max(100);

export const askEva = operation({
  id: "askEva",
  method: "POST",
  path: "/eva/ask",
  tag,
  summary: "Ask Eva a question",
  description:
    "Every quote in the answer is a part of a stored transcript. When nothing answers the question Eva says so and " +
    "cites nothing. With `Accept: text/event-stream` the answer comes as server-sent events: `delta` `{text}` to " +
    "append, `citation`, `done` with the whole answer, or `error`. `instructions` steer Eva on Team and Scale. " +
    "A request to act, such as “Launch the checkout study”, of a caller who may write makes an `approval` that a " +
    "signed-in person decides; the call itself changes nothing. Repeated with the same `Idempotency-Key` it answers " +
    "what was stored.",
  access: "ask",
  status: 200,
  body: z
    .strictObject({
      question: z.string().trim().min(1).max(4000),
      threadId: z.string().max(100).optional().describe("Goes on with a chat."),
      projectId: z.string().max(100).optional().describe("Asks this project; the chat is its readers'."),
      studyIds: Ids.optional().describe("Asks only the sessions of these studies; files and studies add up."),
      fileIds: Ids.optional().describe("Asks only these files."),
      instructions: z.string().trim().max(4000).optional(),
    })
    .meta({ id: "EvaQuestion" }),
  response: Answer,
});

export const listThreads = operation({
  id: "listThreads",
  method: "GET",
  path: "/eva/threads",
  tag,
  summary: "List chats with Eva, newest first",
  description: "Your own, and those of projects.",
  access: "read",
  status: 200,
  query: PageQuery.extend({ projectId: z.string().max(100).optional() }),
  response: listOf(Thread),
});

export const getThread = operation({
  id: "getThread",
  method: "GET",
  path: "/eva/threads/{id}",
  tag,
  summary: "Read a chat with Eva",
  description: "Its latest 200 messages, oldest first.",
  access: "read",
  status: 200,
  params: IdParams,
  response: ThreadDetail,
});
