"use client";
import { type RefObject, useEffect } from "react";
import { scrollBehavior, scrollBox } from "../scroll-box";

const NEAR_PX = 240;

/**
 * Scrolls to the end of the conversation when `news` changes, and keeps it in view while the answer area grows, unless
 * the reader has scrolled up.
 */
export function useEndInSight(area: RefObject<HTMLElement | null>, news: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is brought into sight.
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const box = scrollBox(current);
    box.scrollTo({ top: box.scrollHeight, behavior: scrollBehavior() });
  }, [area, news]);
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const box = scrollBox(current);
    const observer = new ResizeObserver(() => {
      const below = box.scrollHeight - box.clientHeight - box.scrollTop;
      if (below < NEAR_PX) box.scrollTo({ top: box.scrollHeight });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [area]);
}
