"use client";
import { useEffect } from "react";
import { isPressable, isTyping } from "./is-typing";

/**
 * Keys for what plays on a page, wherever the focus is, but never while somebody types. Letters in `acts` are
 * lowercase; `acts` must be stable.
 */
export function usePageKeys<Target>(target: Target | null, acts: Record<string, (target: Target) => void>) {
  useEffect(() => {
    if (!target) return;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || (event.shiftKey && event.key.length > 1)) return;
      if (event.key === " " && isPressable(event)) return;
      const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act(target);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [target, acts]);
}
