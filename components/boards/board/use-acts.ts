"use client";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { BoardWithCards, Place } from "../shapes";
import type { BoardActs } from "./board-acts";
import { cardsIn } from "./cards-in";
import { moveLocally } from "./move-locally";
import { withCard, withLaneAfter, withoutCard, withoutLane } from "./show-changes";
import type { useBoard } from "./use-board";

type Live = {
  board: BoardWithCards;
  selected: ReadonlySet<string>;
  change: ReturnType<typeof useBoard>["change"];
  announce: (text: string) => void;
  focusCard: (cardId: string) => void;
};
type Asks = Pick<BoardActs, "canWrite" | "open" | "askMove" | "toggle" | "setActive" | "editLane">;

const UNDONE = {
  move: "Move undone.",
  arrange: "Arrangement undone.",
  remove_lane: "Lane restored.",
};

/** The board's actions. They never change, so that a card is rendered again only when it changes itself. */
export function useActs(live: Live, asks: RefObject<Asks>): BoardActs & { undo: () => void } {
  const now = useRef(live);
  useEffect(() => {
    now.current = live;
  });
  return useMemo(() => {
    const laneName = (laneId: string | null) =>
      now.current.board.lanes.find(({ id }) => id === laneId)?.title ?? "No lane";
    const move = (cardIds: string[], place: Place) => {
      const { board, change, announce, focusCard } = now.current;
      const params = { id: board.id };
      const words = movedWords(moveLocally(board, cardIds, place), cardIds, laneName(place.laneId), place.laneId);
      // What isn't stored yet may still be refused. Then the card goes back, and a message says why.
      void change(
        (shown) => moveLocally(shown, cardIds, place),
        () => call("POST /boards/{id}/moves", { params, body: { cardIds, ...place } }),
        { mayRepeat: true },
      ).then((moved) => announce(moved ? words : notMovedWords(board, cardIds)));
      const [only] = cardIds;
      if (only && cardIds.length === 1) setTimeout(() => focusCard(only));
    };
    const moveLane = (laneId: string, afterLaneId: string | null) => {
      const { change, announce } = now.current;
      const lane = laneName(laneId);
      void change(
        withLaneAfter(laneId, afterLaneId),
        () => call("PATCH /lanes/{id}", { params: { id: laneId }, body: { afterLaneId } }),
        { mayRepeat: true },
      ).then((moved) => announce(moved ? `Moved the lane ${lane}.` : `The lane ${lane} was not moved.`));
    };
    const addCard = async (laneId: string | null, insight: string) => {
      const { board, change, announce } = now.current;
      const lane = laneName(laneId);
      const added = await change(withCard(`new${Date.now()}${board.cards.length}`, laneId, insight), () =>
        call("POST /boards/{id}/cards", { params: { id: board.id }, body: { insight, laneId } }),
      );
      announce(added ? `Added a card to ${lane}.` : `No card was added to ${lane}.`);
      return added !== null;
    };
    const removeCard = async (cardId: string) => {
      const { change } = now.current;
      const gone = await change(withoutCard(cardId), () => call("DELETE /cards/{id}", { params: { id: cardId } }));
      if (gone) toast.success("Card deleted.");
    };
    const removeLane = async (laneId: string) => {
      const { board, change } = now.current;
      const held = cardsIn(board, laneId).length;
      const gone = await change(withoutLane(laneId), () => call("DELETE /lanes/{id}", { params: { id: laneId } }));
      if (gone) toast.success(held ? "Lane deleted. Its cards are now in no lane." : "Lane deleted.");
    };
    const undo = async () => {
      const { board, change } = now.current;
      const params = { id: board.id };
      const answer = await change(
        (shown) => shown,
        () => call("POST /boards/{id}/undo", { params, body: {} }),
      );
      if (answer) toast.success(UNDONE[answer.kind]);
    };
    const withSelected = (cardId: string) => {
      const { board, selected } = now.current;
      if (!selected.has(cardId)) return [cardId];
      const columns = [null, ...board.lanes.map(({ id }) => id)];
      return columns.flatMap((laneId) => cardsIn(board, laneId).map(({ id }) => id)).filter((id) => selected.has(id));
    };
    return {
      canWrite: asks.current.canWrite,
      open: (id) => asks.current.open(id),
      askMove: (id) => asks.current.askMove(id),
      toggle: (id) => asks.current.toggle(id),
      setActive: (id) => asks.current.setActive(id),
      editLane: (id) => asks.current.editLane(id),
      move,
      moveLane,
      addCard,
      withSelected,
      removeCard: (id) => void removeCard(id),
      removeLane: (id) => void removeLane(id),
      undo: () => void undo(),
    };
  }, [asks]);
}

function movedWords(board: BoardWithCards, cardIds: readonly string[], lane: string, laneId: string | null): string {
  const cards = cardsIn(board, laneId);
  const at = cards.findIndex(({ id }) => id === cardIds[0]) + 1;
  return `Moved ${whatIn(board, cardIds)} to ${lane}, position ${at} of ${cards.length}.`;
}

const notMovedWords = (board: BoardWithCards, cardIds: readonly string[]) =>
  `${whatIn(board, cardIds)} ${cardIds.length === 1 ? "was" : "were"} not moved.`;

function whatIn({ cards }: BoardWithCards, cardIds: readonly string[]): string {
  const [only] = cards.filter(({ id }) => id === cardIds[0]);
  return cardIds.length === 1 ? `“${only?.insight ?? "The card"}”` : `${cardIds.length} cards`;
}
