"use client";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Which question is unfolded: the one with the focus. It stays where it is on the screen when another folds above it. A
 * question that is pressed unfolds once the pointer is released, or the click would land on something else.
 */
export function useOpenQuestion() {
  const [openId, setOpenId] = useState<string | null>(null);
  const held = useRef<{ card: Element; top: number } | null>(null);
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, act: () => void) =>
      addEventListener(type, act, { capture: true, signal: listening.signal });
    const release = () => {
      isPressed.current = false;
      waiting.current?.();
      waiting.current = null;
    };
    listen("pointerdown", () => {
      isPressed.current = true;
    });
    listen("pointerup", release);
    listen("pointercancel", release);
    // A release outside the window may go unheard; whoever types has let go.
    listen("keydown", release);
    return () => listening.abort();
  }, []);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { card, top } = held.current;
    held.current = null;
    window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: "instant" });
  });
  const open = (id: string, card: Element) => {
    const act = () => {
      held.current = { card, top: card.getBoundingClientRect().top };
      setOpenId(id);
    };
    if (isPressed.current) waiting.current = act;
    else act();
  };
  return { openId, open, setOpenId };
}
