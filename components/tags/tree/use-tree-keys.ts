"use client";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TagRow } from "./rows-of";

type Acts = {
  toggle: (id: string, open: boolean) => void;
  open: (row: TagRow) => void;
  rename: (row: TagRow) => void;
  remove: (row: TagRow) => void;
};

/**
 * The keys of a treegrid (ARIA practices): up and down move between rows, right and left expand and collapse or go to
 * the parent, Enter opens, F2 renames, Delete asks. One row is in the tab order; Tab continues into its buttons.
 */
export function useTreeKeys(rows: TagRow[], acts: Acts) {
  const [current, setCurrent] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const focusable = rows.some(({ tag }) => tag.id === current) ? current : (rows[0]?.tag.id ?? null);

  const go = useCallback((id: string | undefined) => {
    if (id === undefined) return;
    // The row that keys act on is rendered in full wherever it is.
    flushSync(() => setCurrent(id));
    grid.current?.querySelector<HTMLElement>(`[data-tag="${id}"]`)?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: TagRow) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return;
    const at = rows.indexOf(row);
    const { id, parentId } = row.tag;
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(rows[at + 1]?.tag.id),
      ArrowUp: () => go(rows[at - 1]?.tag.id),
      Home: () => go(rows[0]?.tag.id),
      End: () => go(rows.at(-1)?.tag.id),
      ArrowRight: () =>
        row.hasChildren && !row.expanded ? acts.toggle(id, true) : go(row.expanded ? rows[at + 1]?.tag.id : undefined),
      ArrowLeft: () => (row.expanded ? acts.toggle(id, false) : go(parentId ?? undefined)),
      Enter: () => acts.open(row),
      F2: () => acts.rename(row),
      Delete: () => acts.remove(row),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return { grid, focusable, setCurrent, go, onKeyDown };
}
