import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { BoardLane, LaneInput } from "./shapes";

const tag = "Boards";

export const createBoardLane = operation({
  id: "createBoardLane",
  method: "POST",
  path: "/boards/{id}/lanes",
  tag,
  summary: "Create a lane at the end of a board",
  access: "write",
  status: 201,
  params: IdParams,
  body: LaneInput,
  response: BoardLane,
});

export const updateBoardLane = operation({
  id: "updateBoardLane",
  method: "PATCH",
  path: "/lanes/{id}",
  tag,
  summary: "Rename, recolor, or move a lane",
  access: "write",
  status: 200,
  params: IdParams,
  body: LaneInput.partial().extend({
    afterLaneId: z.string().max(100).nullable().optional().describe("The lane to its left; null puts it first."),
  }),
  response: BoardLane,
});

export const deleteBoardLane = operation({
  id: "deleteBoardLane",
  method: "DELETE",
  path: "/lanes/{id}",
  tag,
  summary: "Delete a lane",
  description: "Its cards stay on the board, outside the lanes. Returns the lane as it was before it was deleted.",
  access: "write",
  status: 200,
  params: IdParams,
  response: BoardLane,
});
