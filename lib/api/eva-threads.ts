import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { Thread, ThreadDetail } from "./eva-shapes";
import { IdParams, listOf, PageQuery } from "./shared";

const tag = "Eva";

export const listThreads = operation({
  id: "listThreads",
  method: "GET",
  path: "/eva/threads",
  tag,
  summary: "List chats with Eva, newest first",
  description: "Your own, and those of projects.",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    projectId: z.string().max(100).optional(),
    q: z.string().trim().min(1).max(200).optional().describe("A part of the title."),
  }),
  response: listOf(Thread),
});

export const getThread = operation({
  id: "getThread",
  method: "GET",
  path: "/eva/threads/{id}",
  tag,
  summary: "Read a chat with Eva",
  description: "Its latest messages, oldest first, or those said before one of them.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({
    before: z.string().max(100).optional().describe("The id of the message before which to read on."),
    messages: z.coerce.number().int().min(1).max(200).default(200),
  }),
  response: ThreadDetail,
});

export const renameThread = operation({
  id: "renameThread",
  method: "PATCH",
  path: "/eva/threads/{id}",
  tag,
  summary: "Rename a chat with Eva",
  description: "For whoever started it, and for admins.",
  access: "person",
  status: 200,
  params: IdParams,
  body: z.strictObject({ title: z.string().trim().min(1).max(120) }).meta({ id: "EvaThreadUpdate" }),
  response: Thread,
});

export const deleteThread = operation({
  id: "deleteThread",
  method: "DELETE",
  path: "/eva/threads/{id}",
  tag,
  summary: "Delete a chat with Eva",
  description: "For whoever started it, and for admins. What it proposed stays with the approvals.",
  access: "person",
  status: 200,
  params: IdParams,
  response: Thread,
});

const Line = z.object({ speaker: z.string().nullable(), text: z.string() });

export const getQuoteContext = operation({
  id: "getQuoteContext",
  method: "GET",
  path: "/eva/quotes/{id}",
  tag,
  summary: "What was said around a quote",
  description: "The line that a citation names, and the two before and after it, as the transcript has them now.",
  access: "read",
  status: 200,
  params: IdParams,
  response: z
    .object({
      source: z.string(),
      speaker: z.string().nullable(),
      startSeconds: z.number().nullable(),
      before: z.array(Line),
      text: z.string(),
      after: z.array(Line),
    })
    .meta({ id: "QuoteContext" }),
});

export const getOpening = operation({
  id: "getOpening",
  method: "GET",
  path: "/eva/opening",
  tag,
  summary: "What to begin a chat with",
  description:
    "Whether anybody said anything in the workspace, or in the project, study or file that is named, and up to three " +
    "questions that are answered there: of a study those of its guide.",
  access: "read",
  status: 200,
  query: z.object({
    projectId: z.string().max(100).optional(),
    studyId: z.string().max(100).optional(),
    fileId: z.string().max(100).optional(),
  }),
  response: z.object({ hasWords: z.boolean(), questions: z.array(z.string()).max(3) }).meta({ id: "EvaOpening" }),
});
