"use client";
import { type KeyboardEvent, useId, useState } from "react";
import type { BlockKind } from "./block-kind";
import { SuggestionList } from "./suggestion-list";
import type { Trigger } from "./trigger";
import { type QuoteScope, type Suggestion, useSuggestions } from "./use-suggestions";

type Given<Shape> = {
  kinds: readonly BlockKind<Shape>[];
  scope: QuoteScope;
  /** What the text is asking for at its caret right now. */
  read: () => Trigger | null;
  onChoose: (item: Suggestion<Shape>, trigger: Trigger) => void;
};

/**
 * What a text offers at its caret after "/" and "@": its list, its keys, and how it announces itself to screen readers.
 */
export function useTriggerMenu<Shape>({ kinds, scope, read, onChoose }: Given<Shape>) {
  const id = useId();
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const [active, setActive] = useState(0);
  const { items, hint } = useSuggestions(trigger, scope, kinds);
  const isOpen = trigger !== null && (items.length > 0 || hint !== null);
  const chosen = items[Math.min(active, items.length - 1)];

  const look = () => {
    const next = read();
    if (next?.query !== trigger?.query) setActive(0);
    setTrigger(next);
  };
  const close = () => setTrigger(null);
  const choose = (item: Suggestion<Shape>) => {
    // The list may be a letter behind a fast typist, and would leave that letter in the text.
    const asked = read() ?? trigger;
    if (asked) onChoose(item, asked);
    close();
  };
  /** Whether the list handled the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const count = Math.max(items.length, 1);
    if (event.key === "ArrowDown") setActive((active + 1) % count);
    else if (event.key === "ArrowUp") setActive((active + count - 1) % count);
    else if (event.key === "Escape") close();
    else if ((event.key === "Enter" || event.key === "Tab") && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    look,
    close,
    onKey,
    aria: {
      "aria-autocomplete": "list",
      "aria-controls": isOpen && items.length > 0 ? id : undefined,
      "aria-activedescendant": isOpen && chosen ? `${id}-${items.indexOf(chosen)}` : undefined,
    } as const,
    list: isOpen && <SuggestionList id={id} items={items} hint={hint} active={active} onChoose={choose} />,
  };
}
