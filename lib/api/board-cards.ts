import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { BoardCard, CardEvidence, CardInput } from "./board-shapes";
import { IdParams } from "./shared";

const tag = "Boards";

export const createBoardCard = operation({
  id: "createBoardCard",
  method: "POST",
  path: "/boards/{id}/cards",
  tag,
  summary: "Create a card at the end of a lane",
  access: "write",
  status: 201,
  params: IdParams,
  body: CardInput.extend({
    laneId: z
      .string()
      .max(100)
      .nullable()
      .optional()
      .describe("A lane of the board; without one it stands beside them."),
    evidence: CardEvidence.optional(),
  }),
  response: BoardCard,
});

export const getBoardCard = operation({
  id: "getBoardCard",
  method: "GET",
  path: "/cards/{id}",
  tag,
  summary: "Read a card",
  access: "read",
  status: 200,
  params: IdParams,
  response: BoardCard,
});

export const updateBoardCard = operation({
  id: "updateBoardCard",
  method: "PATCH",
  path: "/cards/{id}",
  tag,
  summary: "Change a card",
  description: "Fields that are left out stay as they are. It is moved with `POST /boards/{id}/moves`.",
  access: "write",
  status: 200,
  params: IdParams,
  body: CardInput.partial(),
  response: BoardCard,
});

export const deleteBoardCard = operation({
  id: "deleteBoardCard",
  method: "DELETE",
  path: "/cards/{id}",
  tag,
  summary: "Delete a card",
  description: "Answers the card as it was.",
  access: "write",
  status: 200,
  params: IdParams,
  response: BoardCard,
});

export const addCardEvidence = operation({
  id: "addCardEvidence",
  method: "POST",
  path: "/cards/{id}/evidence",
  tag,
  summary: "Rest a card on quotes and findings",
  description: "They come behind those that it has; one that it has already stays where it is.",
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject({ evidence: CardEvidence }),
  response: BoardCard,
});

export const removeCardEvidence = operation({
  id: "removeCardEvidence",
  method: "DELETE",
  path: "/cards/{id}/evidence/{passageId}",
  tag,
  summary: "Take a quote or a finding from a card",
  access: "write",
  status: 200,
  params: IdParams.extend({ passageId: z.string().describe("The quote's id, or the finding's.") }),
  response: BoardCard,
});
