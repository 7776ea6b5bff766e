import { z } from "zod";
import { IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { wholeNumber } from "@/lib/core/data/whole-number";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { operation } from "@/lib/core/operation";
import { Thread, ThreadDetail } from "./shapes";

const tag = "Eva";

export const listThreads = operation({
  id: "listThreads",
  method: "GET",
  path: "/eva/threads",
  tag,
  summary: "List conversations with Eva, newest first",
  description: "Returns your own conversations and those of projects.",
  access: "read",
  status: 200,
  query: PageQuery.extend({
    projectId: z.string().max(100).optional(),
    q: z.string().trim().min(1).max(LONGEST_QUERY).optional().describe("Matches part of the title."),
  }),
  response: listOf(Thread),
});

export const getThread = operation({
  id: "getThread",
  method: "GET",
  path: "/eva/threads/{id}",
  tag,
  summary: "Get a conversation with Eva",
  description: "Returns its latest messages, oldest first, or the messages before a given one.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({
    before: z.string().max(100).optional().describe("The id of a message; returns the messages before it."),
    messages: wholeNumber({ least: 1, most: 200, usual: 200 }),
  }),
  response: ThreadDetail,
});

export const renameThread = operation({
  id: "renameThread",
  method: "PATCH",
  path: "/eva/threads/{id}",
  tag,
  summary: "Rename a conversation with Eva",
  description: "Only the person who started it and admins can rename it.",
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
  summary: "Delete a conversation with Eva",
  description:
    "Only the person who started it and admins can delete it. What Eva proposed in it stays in the list of approvals.",
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
  summary: "Get the lines around a quote",
  description: "Returns the cited line with up to two lines before and after it, as the transcript reads now.",
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
  summary: "Get suggested first questions",
  description:
    "Says whether there is any evidence in the workspace, or in the given project, study, or file, and " +
    "suggests up to three questions that it can answer. For a study, they come from its guide.",
  access: "read",
  status: 200,
  query: z.object({
    projectId: z.string().max(100).optional(),
    studyId: z.string().max(100).optional(),
    fileId: z.string().max(100).optional(),
  }),
  response: z.object({ hasWords: z.boolean(), questions: z.array(z.string()).max(3) }).meta({ id: "EvaOpening" }),
});
