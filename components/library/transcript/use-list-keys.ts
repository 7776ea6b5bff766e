"use client";
import { useEffect, useRef } from "react";
import { isInBox, isTyping, isUndoKey } from "../player/is-typing";
import type { Act } from "./selection/selection-toolbar";

type Options = {
  /** Whether arrow keys move between lines from anywhere on the page, or only once a line has the focus. */
  hasPlayer: boolean;
  hasOwnFind: boolean;
  step: (by: 1 | -1, extend: boolean) => void;
  act: (act: Act) => boolean;
  edit: () => void;
  leave: () => void;
  find: () => void;
  /** Returns whether there was anything to take back. */
  undo: () => boolean;
  help: () => void;
};

const ACTS: Record<string, Act> = { t: "tag", c: "clip", q: "quote", b: "board", x: "mask" };
const isOnLine = (target: EventTarget | null) => target instanceof Element && target.closest("[data-line]") !== null;
const isNowhere = (target: EventTarget | null) =>
  target instanceof Element && (target === document.body || target.id === "main");

/** The transcript's keys, on the whole page, but never while somebody types. */
export function useListKeys(options: Options) {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { hasPlayer, hasOwnFind, step, act, edit, leave, find, undo, help } = latest.current;
      const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === "f";
      if (isFind && hasOwnFind && !event.defaultPrevented) {
        event.preventDefault();
        return find();
      }
      if (isUndoKey(event) && !event.defaultPrevented && !isInBox(event) && undo()) return event.preventDefault();
      if (isTyping(event)) return;
      const { target, key } = event;
      const done = () => event.preventDefault();
      if (key === "ArrowDown" || key === "ArrowUp") {
        if (!isOnLine(target) && !(hasPlayer && isNowhere(target))) return;
        done();
        step(key === "ArrowDown" ? 1 : -1, event.shiftKey);
      } else if (key === "Enter") {
        if (!(target instanceof Element) || !target.matches("[data-line]")) return;
        done();
        edit();
      } else if (key === "Escape") leave();
      else if (key === "?") {
        done();
        help();
      } else if (!event.shiftKey && ACTS[key.toLowerCase()]) {
        const which = ACTS[key.toLowerCase()];
        if (which && act(which)) done();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
