"use client";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { placeCaret } from "./caret";

/** What every block of an editor has: its own key, and the text a caret can be in. */
type Keyed = { key: string; text: string };
type Focus = { key: string; at: number };
/** The blocks after an edit, and where the caret goes. */
export type Edited<B> = { blocks: B[]; focus?: Focus };

const MOST_STEPS = 200;
const ONE_STEP_MS = 1000;

/**
 * An editor's blocks with their undo steps. Typing in one block is one step as long as pauses stay below a second. The
 * caret follows an edit once its blocks are rendered.
 */
export function useBlocks<B extends Keyed>(initial: B[], onChange: (blocks: B[]) => void) {
  const [blocks, setBlocks] = useState(initial);
  const now = useRef(blocks);
  const past = useRef<B[][]>([]);
  const future = useRef<B[][]>([]);
  const lastTyped = useRef({ key: "", at: 0 });
  const wanted = useRef<Focus | null>(null);
  const area = useRef<HTMLDivElement>(null);

  const show = useCallback((next: B[]) => {
    now.current = next;
    setBlocks(next);
  }, []);

  /** `typedIn` names the block when the edit is typing. */
  const edit = useCallback(
    (to: (blocks: B[]) => Edited<B> | null, typedIn = "") => {
      const before = now.current;
      const edited = to(before);
      if (!edited) return;
      const isSameStep =
        typedIn !== "" && typedIn === lastTyped.current.key && Date.now() - lastTyped.current.at < ONE_STEP_MS;
      if (!isSameStep) past.current = [...past.current, before].slice(-MOST_STEPS);
      lastTyped.current = { key: typedIn, at: Date.now() };
      future.current = [];
      wanted.current = edited.focus ?? wanted.current;
      show(edited.blocks);
      onChange(edited.blocks);
    },
    [onChange, show],
  );

  const step = useCallback(
    (from: typeof past, to: typeof past) => {
      const next = from.current.at(-1);
      if (!next) return;
      from.current = from.current.slice(0, -1);
      to.current = [...to.current, now.current];
      lastTyped.current = { key: "", at: 0 };
      // If only the last block is gone, nothing else changed, and the caret goes to the new last one.
      const changed = next.find((block, at) => now.current[at] !== block) ?? next.at(-1);
      if (changed) wanted.current = { key: changed.key, at: changed.text.length };
      show(next);
      onChange(next);
    },
    [onChange, show],
  );
  const undo = useCallback(() => step(past, future), [step]);
  const redo = useCallback(() => step(future, past), [step]);

  /** Replaces this version with someone else's. */
  const replace = useCallback(
    (next: B[]) => {
      past.current = [];
      future.current = [];
      show(next);
    },
    [show],
  );

  const focus = useCallback(({ key, at }: Focus) => {
    const element = area.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`);
    element?.focus();
    if (element) placeCaret(element, at);
  }, []);

  useLayoutEffect(() => {
    if (blocks !== now.current || !wanted.current) return;
    const to = wanted.current;
    wanted.current = null;
    focus(to);
  }, [blocks, focus]);

  return { area, blocks, edit, undo, redo, replace, focus };
}

export type Blocks<B extends Keyed> = ReturnType<typeof useBlocks<B>>;
