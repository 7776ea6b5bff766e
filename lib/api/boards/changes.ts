import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { exampleId } from "@/lib/core/example-id";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";

const tag = "Boards";
const cardId = z.string().max(100);
const Version = z.object({ version: z.int() });

export const moveCards = operation({
  id: "moveCards",
  method: "POST",
  path: "/boards/{id}/moves",
  tag,
  summary: "Move one or more cards",
  description:
    "Send `cardId`, or `cardIds` in the order you want. Moves on a board happen one at a time. If the " +
    "card to place them after no longer exists, they go to the end of the lane.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    cardId: cardId.optional(),
    cardIds: z.array(cardId).max(500).optional(),
    laneId: z.string().max(100).nullable().describe("Null means outside the lanes."),
    afterCardId: cardId.nullable().describe("The card above; null puts it first."),
  }),
  example: { cardIds: [exampleId("card")], laneId: exampleId("lane"), afterCardId: null },
  response: Version.extend({ moved: z.array(z.string()) }),
});

export const undoBoardChange = operation({
  id: "undoBoardChange",
  method: "POST",
  path: "/boards/{id}/undo",
  tag,
  summary: "Undo your last move on a board",
  description:
    "Covers your own moves, arrangements, and deleted lanes from the last day, newest first. Returns 409 when there is nothing to undo.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({}),
  response: Version.extend({ kind: z.enum(["move", "arrange", "remove_lane"]) }),
});

const Proposed = z.object({
  title: z.string(),
  words: z.array(z.string()).describe("What the cards have in common."),
  cardIds: z.array(z.string()),
});

export const proposeArrangement = operation({
  id: "proposeArrangement",
  method: "GET",
  path: "/boards/{id}/arrangement",
  tag,
  summary: "Propose lanes by theme",
  description: "Groups cards that are about the same things. Changes nothing.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({ scope: z.enum(["all", "loose"]).default("all").describe("All cards, or only those in no lane.") }),
  response: Version.extend({
    lanes: z.array(Proposed),
    rest: z.array(z.string()).describe("Cards with too little in common with any others."),
  }),
});

export const arrangeBoard = operation({
  id: "arrangeBoard",
  method: "POST",
  path: "/boards/{id}/arrangement",
  tag,
  summary: "Arrange cards into lanes in one change",
  description:
    "Each lane receives the given cards in order. A lane with the same title is reused; other lanes are " +
    "created. Cards that no longer exist are skipped, and lanes left empty stay on the board.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    lanes: z.array(z.strictObject({ title: oneLine(LONGEST_NAME), cardIds: z.array(cardId).max(2_000) })).max(50),
  }),
  response: Version.extend({ moved: z.int() }),
});

export const watchBoard = operation({
  id: "watchBoard",
  method: "GET",
  path: "/boards/{id}/changes",
  tag,
  summary: "Watch a board for changes",
  description:
    "With `Accept: text/event-stream`, streams a `version` event at once and after every change, each " +
    "with `{version}`; the stream ends after a few minutes, or when the caller loses access. Otherwise " +
    "returns the current version.",
  access: "read",
  status: 200,
  params: IdParams,
  answers: ["application/json", "text/event-stream"],
  response: Version,
});
