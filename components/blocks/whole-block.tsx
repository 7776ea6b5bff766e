"use client";
import type { KeyboardEvent, ReactNode } from "react";

type Acts = {
  remove: () => void;
  /** A new line below. */
  below: () => void;
  /** To the block above or below. */
  go: (by: 1 | -1) => void;
  move: (by: 1 | -1) => void;
};

type Props = { id: string; name: string; acts: Acts; children: ReactNode };

/**
 * A block without text of its own: it takes keys as a whole unless something inside it has the focus; Escape leaves
 * that.
 */
export function WholeBlock({ id, name, acts, children }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) {
      // For React, anything open on top of the block is inside it, though not in the page.
      const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (event.key === "Escape" && isInside) event.currentTarget.focus();
      return;
    }
    const keys: Record<string, () => void> = {
      Backspace: acts.remove,
      Delete: acts.remove,
      Enter: acts.below,
      ArrowUp: () => (event.altKey ? acts.move(-1) : acts.go(-1)),
      ArrowDown: () => (event.altKey ? acts.move(1) : acts.go(1)),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the block is deleted, moved and passed by keys
      tabIndex={0}
      data-block={id}
      aria-label={name}
      onKeyDown={onKeyDown}
      className="min-w-0 flex-1 rounded-md focus-visible:outline-offset-2"
    >
      {children}
    </div>
  );
}
