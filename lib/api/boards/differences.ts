import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { DIGESTS, unlike } from "@/lib/core/data/digests";
import { operation } from "@/lib/core/operation";
import { Board, BoardCard, BoardLane, type BoardWithCards } from "./shapes";

const BoardDifferences = Board.extend({
  lanes: z.array(BoardLane).describe("From left to right."),
  looseCardIds: z.array(z.string()).describe("The cards in no lane, from top to bottom."),
  cards: z.array(BoardCard).describe("The cards that may have changed, with a few that haven't, in no order."),
}).meta({ id: "BoardDifferences" });

export const getBoardDifferences = operation({
  id: "getBoardDifferences",
  method: "GET",
  path: "/boards/{id}/differences",
  tag: "Boards",
  summary: "Get what has changed on a board",
  description:
    "For the app's own pages, which have read the board before: the board, its lanes and the order of its cards, but " +
    "only those cards whose content isn't what `known` says, with a few that are near them.",
  access: "read",
  status: 200,
  params: IdParams,
  query: z.object({
    known: z
      .string()
      .regex(DIGESTS)
      .optional()
      .describe("Digests of the cards as last read, in groups of 12 hexadecimal digits; without it, every card comes."),
  }),
  response: BoardDifferences,
});

/** What a client that has cards with these digests lacks of a board. */
export const toBoardDifferences = (
  { cards, ...board }: BoardWithCards,
  known?: string,
): z.output<typeof BoardDifferences> => ({
  ...board,
  looseCardIds: cards.filter(({ laneId }) => laneId === null).map(({ id }) => id),
  cards: known === undefined ? cards : unlike(cards, known),
});
