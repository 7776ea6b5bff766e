import type { KeyboardEvent } from "react";

type Acts = { undo: () => void; redo: () => void; save: () => void };

/** What Ctrl or ⌘ with Z, Y and S do everywhere in an editor. */
export function onHistoryKey(event: KeyboardEvent, { undo, redo, save }: Acts): void {
  if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const acts: Record<string, () => void> = { z: event.shiftKey ? redo : undo, y: redo, s: save };
  const act = acts[key];
  if (!act) return;
  event.preventDefault();
  act();
}
