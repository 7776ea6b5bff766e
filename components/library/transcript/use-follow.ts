"use client";
import type { Virtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";

const HEAD = 120;
const FOOT = 110;
const INTENT_MS = 1200;

/**
 * Keeps the line being said in view, unless the person scrolled away from it. Returns whether it is out of view, and
 * how to go back.
 */
export function useFollow(virtual: Virtualizer<Window, HTMLElement>, place: number) {
  const [isAway, setIsAway] = useState(false);
  const away = useRef(false);
  const now = useRef(place);
  now.current = place;
  /** Until when scrolling counts as the person's own. */
  const intentUntil = useRef(0);
  const isFirst = useRef(true);

  const isInView = useCallback((): boolean => {
    const row = document.querySelector(`[data-place="${now.current}"]`)?.getBoundingClientRect();
    return row !== undefined && row.bottom > HEAD && row.top < window.innerHeight - FOOT;
  }, []);
  const change = useCallback((next: boolean) => {
    away.current = next;
    setIsAway(next);
  }, []);
  const back = useCallback(() => {
    change(false);
    intentUntil.current = 0;
    if (now.current >= 0) virtual.scrollToIndex(now.current, { align: "center" });
  }, [virtual, change]);

  useEffect(() => {
    const intend = () => {
      intentUntil.current = Date.now() + INTENT_MS;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (["PageUp", "PageDown", "Home", "End"].includes(key)) intend();
    };
    const onScroll = () => {
      if (now.current < 0) return;
      if (Date.now() < intentUntil.current) change(!isInView());
      else if (away.current && isInView()) change(false);
    };
    // A press on the window's own scroll bar targets the root element.
    const onDown = ({ target }: PointerEvent) => target === document.documentElement && intend();
    window.addEventListener("wheel", intend, { passive: true });
    window.addEventListener("touchmove", intend, { passive: true });
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onDown);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("wheel", intend);
      window.removeEventListener("touchmove", intend);
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onDown);
      window.removeEventListener("scroll", onScroll);
    };
  }, [change, isInView]);

  useEffect(() => {
    if (place < 0 || away.current || isInView()) return;
    // Initially the page is at its top, where a line near the beginning counts as in view.
    if (isFirst.current && place < 3) return;
    isFirst.current = false;
    virtual.scrollToIndex(place, { align: "center" });
  }, [place, virtual, isInView]);
  return { isAway: isAway && place >= 0, back };
}
