import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { BoardCard, CardEvidence, CardInput } from "./shapes";

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
      .describe("A lane of the board. If omitted, the card stands outside the lanes."),
    evidence: CardEvidence.optional(),
  }),
  response: BoardCard,
});

export const getBoardCard = operation({
  id: "getBoardCard",
  method: "GET",
  path: "/cards/{id}",
  tag,
  summary: "Get a card",
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
  summary: "Update a card",
  description:
    "Omitted fields keep their values. With `seen`, returns 409 and changes nothing if one of those fields has changed since. To move the card, use `POST /boards/{id}/moves`.",
  access: "write",
  status: 200,
  params: IdParams,
  body: CardInput.partial().extend({
    seen: CardInput.pick({ insight: true, notes: true, source: true })
      .partial()
      .optional()
      .describe("What fields said when the change was begun."),
  }),
  response: BoardCard,
});

export const deleteBoardCard = operation({
  id: "deleteBoardCard",
  method: "DELETE",
  path: "/cards/{id}",
  tag,
  summary: "Delete a card",
  description: "Returns the card as it was before it was deleted.",
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
  summary: "Add quotes and findings to a card",
  description: "New evidence goes after what the card already has; anything already on the card keeps its place.",
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
  summary: "Remove a quote or a finding from a card",
  access: "write",
  status: 200,
  params: IdParams.extend({ passageId: z.string().describe("The quote's or the finding's id.") }),
  response: BoardCard,
});
