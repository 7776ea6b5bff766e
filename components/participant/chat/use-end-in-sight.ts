"use client";
import { type RefObject, useEffect } from "react";
import { scrollBehavior, scrollBox } from "../scroll-box";
import { QUESTION_ID } from "./question-id";

const NEAR_PX = 240;
/** The page's bar, and some air below it. */
const BAR_PX = 76;

/** Where to scroll: to the end, unless the question would be left behind because what it asks for is taller. */
function placeOf(box: Element): number {
  const end = box.scrollHeight - box.clientHeight;
  const question = box.querySelector(`#${QUESTION_ID}`);
  if (!question) return end;
  const boxTop = box === document.scrollingElement ? 0 : box.getBoundingClientRect().top;
  return Math.min(end, box.scrollTop + question.getBoundingClientRect().top - boxTop - BAR_PX);
}

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
    box.scrollTo({ top: placeOf(box), behavior: scrollBehavior() });
  }, [area, news]);
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const box = scrollBox(current);
    const observer = new ResizeObserver(() => {
      const place = placeOf(box);
      const ahead = place - box.scrollTop;
      if (ahead > 0 && ahead < NEAR_PX) box.scrollTo({ top: place });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [area]);
}
