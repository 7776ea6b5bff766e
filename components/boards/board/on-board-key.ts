"use client";
import type { KeyboardEvent } from "react";
import type { BoardWithCards, Place } from "../shapes";
import type { BoardActs } from "./board-acts";
import { cardsIn } from "./cards-in";
import { columnsOf, type Step, walk } from "./walk";

const STEPS: Record<string, Step> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

type Keys = {
  board: BoardWithCards;
  acts: BoardActs;
  focusCard: (cardId: string) => void;
  compose: (laneId: string | null) => void;
  clear: () => void;
  undo: () => void;
};

const TYPED_IN = "input:not([type=checkbox]), textarea, select, [role=menu], [role=dialog]";

/** Arrow keys walk across the cards, with Alt they move one; m, e, n, x, Delete and Ctrl+Z do what the menus do. */
export function onBoardKey(event: KeyboardEvent, keys: Keys): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (!target || target.closest(TYPED_IN)) return;
  const act = boardAct(event, target, keys) ?? cardAct(event, target, keys);
  if (!act) return;
  event.preventDefault();
  act();
}

type Act = (() => void) | null;

const cardOf = (target: HTMLElement, { board }: Keys) => {
  const cardId = target.closest<HTMLElement>("[data-card]")?.dataset.card;
  return board.cards.find(({ id }) => id === cardId);
};

function boardAct(event: KeyboardEvent, target: HTMLElement, keys: Keys): Act {
  const { board, acts, compose, clear, undo } = keys;
  const withCtrl = event.ctrlKey || event.metaKey;
  if (event.key === "Escape") return clear;
  if (!acts.canWrite) return null;
  if (withCtrl && event.key === "z" && !event.shiftKey) return undo;
  if (event.key !== "n" || withCtrl || event.altKey) return null;
  const card = cardOf(target, keys);
  return () => compose(card ? card.laneId : (columnsOf(board)[0] ?? null));
}

function cardAct(event: KeyboardEvent, target: HTMLElement, keys: Keys): Act {
  const { board, acts, focusCard } = keys;
  const card = cardOf(target, keys);
  if (!card || !target.matches("[data-card-title], [data-card] input") || event.ctrlKey || event.metaKey) return null;
  const { id } = card;
  const step = STEPS[event.key];
  if (step && event.altKey) {
    const place = acts.canWrite ? neighborPlace(board, id, step) : null;
    return place && (() => acts.move([id], place));
  }
  if (event.altKey) return null;
  if (step) return () => focusCard(walk(board, id, step) ?? id);
  if (event.key === "e") return () => acts.open(id);
  if (!acts.canWrite) return null;
  if (event.key === "m") return () => acts.askMove(id);
  if (event.key === "x") return () => acts.toggle(id);
  return event.key === "Delete" ? () => acts.removeCard(id) : null;
}

/** One place further within the lane, or to the end of the next lane over. */
function neighborPlace(board: BoardWithCards, cardId: string, step: Step): Place | null {
  const laneId = board.cards.find(({ id }) => id === cardId)?.laneId ?? null;
  const cards = cardsIn(board, laneId);
  const at = cards.findIndex(({ id }) => id === cardId);
  if (step === "up") return at > 0 ? { laneId, afterCardId: cards[at - 2]?.id ?? null } : null;
  if (step === "down") return cards[at + 1] ? { laneId, afterCardId: cards[at + 1]?.id ?? null } : null;
  const columns = columnsOf(board);
  const to = columns[columns.indexOf(laneId) + (step === "left" ? -1 : 1)];
  return to === undefined ? null : { laneId: to, afterCardId: cardsIn(board, to).at(-1)?.id ?? null };
}
