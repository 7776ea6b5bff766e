import { z } from "zod";
import { IdParams, listOf, SearchableQuery } from "@/lib/api/shared";
import { exampleId } from "@/lib/core/example-id";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { Board, BoardWithCards } from "./shapes";

const tag = "Boards";
const title = oneLine(LONGEST_NAME);

export const listBoards = operation({
  id: "listBoards",
  method: "GET",
  path: "/boards",
  tag,
  summary: "List boards, newest first",
  access: "read",
  status: 200,
  query: SearchableQuery.extend({
    projectId: z.string().max(100).optional().describe("The boards of a project and of its studies."),
    studyId: z.string().max(100).optional(),
  }),
  response: listOf(Board),
});

export const createBoard = operation({
  id: "createBoard",
  method: "POST",
  path: "/boards",
  tag,
  summary: "Create a board in a project or a study",
  access: "write",
  status: 201,
  body: z.strictObject({
    title,
    projectId: z.string().max(100).optional().describe("Send either this or `studyId`."),
    studyId: z.string().max(100).optional(),
  }),
  example: { title: "Why trial users leave", projectId: exampleId("project") },
  response: Board,
});

export const listStudyBoards = operation({
  id: "listStudyBoards",
  method: "GET",
  path: "/studies/{id}/boards",
  tag,
  summary: "List a study's boards, newest first",
  access: "read",
  status: 200,
  params: IdParams,
  query: SearchableQuery,
  response: listOf(Board),
});

export const createStudyBoard = operation({
  id: "createStudyBoard",
  method: "POST",
  path: "/studies/{id}/boards",
  tag,
  summary: "Create a board in a study",
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject({ title }),
  response: Board,
});

export const getBoard = operation({
  id: "getBoard",
  method: "GET",
  path: "/boards/{id}",
  tag,
  summary: "Get a board with its lanes and cards",
  access: "read",
  status: 200,
  params: IdParams,
  response: BoardWithCards,
});

export const updateBoard = operation({
  id: "updateBoard",
  method: "PATCH",
  path: "/boards/{id}",
  tag,
  summary: "Rename a board",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({ title: title.optional() }),
  response: Board,
});

export const deleteBoard = operation({
  id: "deleteBoard",
  method: "DELETE",
  path: "/boards/{id}",
  tag,
  summary: "Delete a board and everything on it",
  description: "Returns the board as it was before it was deleted. A project's main board can't be deleted: 409.",
  access: "write",
  status: 200,
  params: IdParams,
  response: Board,
});
