import { z } from "zod";
import { LONGEST_EVA_QUESTION } from "@/lib/core/limits/eva-limits";
import { operation } from "@/lib/core/operation";
import { ChatThread } from "@/lib/events/resources/chat-thread";
import { snapshotOf } from "@/lib/services/threads/record";
import { Job, jobLocation } from "./jobs";
import { data } from "./shared";

const ChatCreate = z
  .strictObject({
    message: z.string().trim().min(1).max(LONGEST_EVA_QUESTION),
    thread_id: z.string().max(100).optional().describe("Continues a chat of this project."),
    file_ids: z.array(z.string().max(100)).min(1).max(100).optional().describe("Asks only these files of the project."),
  })
  .meta({ id: "ChatCreate" });

export const toChatThread = snapshotOf;

const tag = "Chat";

export const createChat = operation({
  id: "createChat",
  method: "POST",
  path: "/projects/{projectId}/chat",
  tag,
  summary: "Ask Eva about a project",
  description:
    "Returns a job to poll. Its `result` is a ChatResult: the answer and its citations, each a verbatim quote. The " +
    "chat is visible to everyone who can see the project.",
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
  summary: "Get a chat about a project",
  description: "Returns its latest 200 messages, oldest first.",
  access: "read",
  status: 200,
  params: z.object({ projectId: z.string(), threadId: z.string() }),
  response: data(ChatThread),
});
