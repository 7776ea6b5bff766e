"use client";
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";

const MOST_CARDS = 400;
const GLIDE = { duration: 220, easing: "cubic-bezier(0.2, 0, 0, 1)" };

type Spot = { left: number; top: number };

/**
 * When others change the board, lets cards glide from where they were to where they are, and fades new ones in.
 * `capture` is called before the new board is shown. A card with the focus keeps it, wherever it goes.
 */
export function useGlide(root: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const spots = useRef<Map<string, Spot> | null>(null);
  const focused = useRef<string | null>(null);

  const capture = useCallback(() => {
    const cards = cardElements(root.current);
    const active = document.activeElement?.closest<HTMLElement>("[data-card]");
    focused.current = active?.dataset.card ?? null;
    spots.current =
      cards.length > MOST_CARDS ? null : new Map(cards.map((card) => [card.dataset.card ?? "", spot(card)]));
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new board is the trigger
  useLayoutEffect(() => {
    const before = spots.current;
    spots.current = null;
    giveFocusBack(root.current, focused.current);
    focused.current = null;
    if (!before || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const card of cardElements(root.current)) glide(card, before.get(card.dataset.card ?? ""));
  }, [shown, root]);

  return capture;
}

const cardElements = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>("[data-card]") ?? []),
];

function spot(card: HTMLElement): Spot {
  const { left, top } = card.getBoundingClientRect();
  return { left, top };
}

function glide(card: HTMLElement, from: Spot | undefined): void {
  if (!from) {
    card.animate([{ opacity: 0, transform: "scale(0.97)" }, {}], GLIDE);
    return;
  }
  const to = spot(card);
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) > 1) card.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], GLIDE);
}

/** React recreates a card that changes lanes, which loses its focus. */
function giveFocusBack(root: HTMLElement | null, cardId: string | null): void {
  if (cardId === null || document.activeElement !== document.body) return;
  root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardId)}"] [data-card-title]`)?.focus({
    preventScroll: true,
  });
}
