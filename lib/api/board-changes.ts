import { z } from "zod";
import { exampleId } from "@/lib/core/example-id";
import { oneLine } from "@/lib/core/one-line";
import { operation } from "@/lib/core/operation";
import { IdParams } from "./shared";

const tag = "Boards";
const cardId = z.string().max(100);
const Version = z.object({ version: z.int() });

export const moveCards = operation({
  id: "moveCards",
  method: "POST",
  path: "/boards/{id}/moves",
  tag,
  summary: "Move one card or several",
  description:
    "`cardId`, or `cardIds` in the order that they are to have. Moves of a board happen one after the other; behind a " +
    "card that is no longer there means the end of the lane.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    cardId: cardId.optional(),
    cardIds: z.array(cardId).max(500).optional(),
    laneId: z.string().max(100).nullable().describe("Null is beside the lanes."),
    afterCardId: cardId.nullable().describe("The card above; null is the first place."),
  }),
  example: { cardIds: [exampleId("card")], laneId: exampleId("lane"), afterCardId: null },
  response: Version.extend({ moved: z.array(z.string()) }),
});

export const undoBoardChange = operation({
  id: "undoBoardChange",
  method: "POST",
  path: "/boards/{id}/undo",
  tag,
  summary: "Undo one's own last change of places",
  description: "Moves, arrangements and deleted lanes of the last day, newest first. 409 when there is none.",
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
  description: "Groups cards that speak of the same things. Nothing is changed.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({ scope: z.enum(["all", "loose"]).default("all").describe("All cards, or those in no lane.") }),
  response: Version.extend({
    lanes: z.array(Proposed),
    rest: z.array(z.string()).describe("Cards that have too little in common with others."),
  }),
});

export const arrangeBoard = operation({
  id: "arrangeBoard",
  method: "POST",
  path: "/boards/{id}/arrangement",
  tag,
  summary: "Arrange cards into lanes as one change",
  description:
    "Each lane takes the named cards in order; a lane of the same title is used again, others are made. Cards that are " +
    "gone by now are passed over, lanes that this leaves without cards stay.",
  access: "write",
  status: 200,
  params: IdParams,
  body: z.strictObject({
    lanes: z.array(z.strictObject({ title: oneLine(200), cardIds: z.array(cardId).max(2_000) })).max(50),
  }),
  response: Version.extend({ moved: z.int() }),
});

export const watchBoard = operation({
  id: "watchBoard",
  method: "GET",
  path: "/boards/{id}/changes",
  tag,
  summary: "Hear of changes on a board",
  description:
    "With `Accept: text/event-stream` a stream of `version` events, one at once and one after every change, each with " +
    "`{version}`; it ends after some minutes and with the caller's rights. Otherwise the version as it is.",
  access: "read",
  status: 200,
  params: IdParams,
  answers: ["application/json", "text/event-stream"],
  response: Version,
});
