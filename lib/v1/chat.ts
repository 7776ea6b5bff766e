import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { Citation } from "@/lib/services/eva/record";
import type { MessageRecord, ThreadRecord } from "@/lib/services/threads/record";
import { Job, jobLocation } from "./jobs";
import { DateTime, data } from "./shared";

const ChatCreate = z
  .strictObject({
    message: z.string().trim().min(1).max(4000),
    thread_id: z.string().max(100).optional().describe("Goes on with a chat of this project."),
    file_ids: z.array(z.string().max(100)).min(1).max(100).optional().describe("Asks only these files of the project."),
  })
  .meta({ id: "ChatCreate" });

const ChatCitation = z
  .object({
    n: z.int().describe("Its number in the answer."),
    kind: z.enum(["segment"]),
    id: z.string(),
    file_id: z.string().describe("Or the session's id when it was said in one."),
    session_id: z.string().nullable().describe("The participant's session in which it was said."),
    speaker: z.string().nullable(),
    start_seconds: z.number().nullable(),
    end_seconds: z.number().nullable(),
    quote: z.string().describe("Verbatim: a part of the stored transcript."),
    url: z.string().describe("A path of the app that opens the passage."),
  })
  .meta({ id: "ChatCitation" });

const ChatThread = z
  .object({
    id: z.string(),
    project_id: z.string().nullable(),
    title: z.string(),
    messages: z.array(
      z.object({
        id: z.string(),
        role: z.enum(["user", "assistant"]),
        text: z.string(),
        citations: z.array(ChatCitation),
        created_at: DateTime,
      }),
    ),
    created_at: DateTime,
    updated_at: DateTime,
  })
  .meta({ id: "ChatThread" });

const toChatCitation = (citation: Citation): z.input<typeof ChatCitation> => {
  const { n, kind, id, speaker, quote, url } = citation;
  return {
    ...{ n, kind, id, speaker, quote, url },
    file_id: "sessionId" in citation ? citation.sessionId : citation.fileId,
    session_id: "sessionId" in citation ? citation.sessionId : null,
    start_seconds: citation.startSeconds,
    end_seconds: citation.endSeconds,
  };
};

export const toChatThread = (thread: ThreadRecord & { messages: MessageRecord[] }): z.input<typeof ChatThread> => ({
  id: thread.id,
  project_id: thread.projectId,
  title: thread.title,
  messages: thread.messages.map(({ id, role, text, citations, createdAt }) => ({
    ...{ id, role, text },
    citations: citations.map(toChatCitation),
    created_at: createdAt.toISOString(),
  })),
  created_at: thread.createdAt.toISOString(),
  updated_at: thread.updatedAt.toISOString(),
});

const tag = "Chat";

export const createChat = operation({
  id: "createChat",
  method: "POST",
  path: "/projects/{projectId}/chat",
  tag,
  summary: "Ask Eva about a project",
  description:
    "Answers a job to poll; its `result` is `thread_id`, `message_id`, `answer` and `citations`, each citation a " +
    "verbatim quote. The chat is visible to everybody who sees the project.",
  access: "write",
  status: 202,
  params: z.object({ projectId: z.string() }),
  body: ChatCreate,
  response: data(Job),
  location: jobLocation,
});

export const getChat = operation({
  id: "getChat",
  method: "GET",
  path: "/projects/{projectId}/chat/{threadId}",
  tag,
  summary: "Read a chat about a project",
  description: "Its latest 200 messages, oldest first.",
  access: "read",
  status: 200,
  params: z.object({ projectId: z.string(), threadId: z.string() }),
  response: data(ChatThread),
});
