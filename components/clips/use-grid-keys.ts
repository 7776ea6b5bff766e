"use client";
import { type RefObject, useEffect } from "react";

const STEPS: Record<string, "next" | "previous" | "below" | "above"> = {
  ArrowRight: "next",
  ArrowLeft: "previous",
  ArrowDown: "below",
  ArrowUp: "above",
};

/** Arrow keys move between cards as they look on screen, once one has the focus. */
export function useGridKeys(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const links: HTMLElement[] = [...element.querySelectorAll<HTMLAnchorElement>("h2 a")];
      const at = document.activeElement instanceof HTMLElement ? links.indexOf(document.activeElement) : -1;
      if (!step || at === -1 || event.altKey || event.metaKey || event.ctrlKey) return;
      const columns = getComputedStyle(element).gridTemplateColumns.split(" ").length;
      const by = { next: 1, previous: -1, below: columns, above: -columns }[step];
      const target = links[at + by];
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [list]);
}
