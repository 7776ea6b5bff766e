"use client";
import { type RefObject, useEffect, useRef } from "react";

const SETTLING_FRAMES = 6;

/** The marked line if it is in sight, or else the one in the middle of the window, and how far down it is. */
function lineBeingRead(list: Element): { line: Element; top: number } | null {
  const marked = list.querySelector("[aria-current]");
  const markedTop = marked?.getBoundingClientRect().top ?? -1;
  if (marked && markedTop > 0 && markedTop < window.innerHeight) return { line: marked, top: markedTop };
  const box = list.getBoundingClientRect();
  const line = document.elementFromPoint(box.left + box.width / 2, window.innerHeight / 2)?.closest("[id]");
  return line && list.contains(line) ? { line, top: line.getBoundingClientRect().top } : null;
}

/** Keeps the line that is being read where it is when the text wraps anew, as when a panel opens beside it. */
export function useHoldPlace<T extends Element>(): RefObject<T | null> {
  const list = useRef<T>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let width = element.clientWidth;
    let place = lineBeingRead(element);
    let settling = 0;
    const remember = () => {
      if (settling === 0 && element.clientWidth === width) place = lineBeingRead(element);
    };
    // Lines out of sight get their new heights, and the browser moves the page itself, in the frames after the change.
    const settle = () => {
      if (place) window.scrollBy({ top: place.line.getBoundingClientRect().top - place.top, behavior: "instant" });
      settling -= 1;
      if (settling > 0) requestAnimationFrame(settle);
    };
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      settling = SETTLING_FRAMES;
      settle();
    });
    observer.observe(element);
    window.addEventListener("scrollend", remember);
    return () => {
      observer.disconnect();
      window.removeEventListener("scrollend", remember);
    };
  }, []);
  return list;
}
