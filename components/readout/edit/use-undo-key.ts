"use client";
import { useEffect } from "react";

const TYPED_IN = "input, textarea, select, [contenteditable], [role=menu], [role=dialog]";

/** Ctrl+Z undoes one's last change, unless the key is meant for a field. */
export function useUndoKey(canWrite: boolean, undo: () => void) {
  useEffect(() => {
    if (!canWrite) return;
    const onKey = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest(TYPED_IN);
      if (inField || event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [canWrite, undo]);
}
