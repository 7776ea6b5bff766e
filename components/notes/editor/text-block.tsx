"use client";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { Block } from "../block";
import { type Trigger, triggerAt } from "../trigger";
import { nameOf } from "./block-kinds";
import { textLook } from "./block-look";
import { SuggestionList } from "./suggestion-list";
import { type Suggestion, useSuggestions } from "./use-suggestions";

export type TextActs = {
  type: (text: string) => void;
  split: (from: number, to: number) => void;
  joinBefore: () => void;
  joinAfter: () => void;
  /** To the block above or below. */
  go: (by: 1 | -1) => void;
  move: (by: 1 | -1) => void;
  paste: (range: [number, number], text: string) => boolean;
  choose: (item: Suggestion, trigger: Trigger) => void;
};

type Props = { block: Block; projectId: string; ready: boolean; placeholder: string; acts: TextActs };

/** A text that grows with what is typed, and offers blocks after "/" and what was said after "@". */
export function TextBlock({ block, projectId, ready, placeholder, acts }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const [active, setActive] = useState(0);
  const { items, hint } = useSuggestions(trigger, projectId);
  const isOpen = trigger !== null && (items.length > 0 || hint !== null);
  const chosen = items[Math.min(active, items.length - 1)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text and its look
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight}px`;
  }, [block.text, block.type, block.level]);

  const look = (element: HTMLTextAreaElement) => {
    const next = triggerAt(element.value, element.selectionStart);
    if (next?.query !== trigger?.query) setActive(0);
    setTrigger(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each text, however it came about
  useEffect(() => {
    if (box.current && document.activeElement === box.current) look(box.current);
  }, [block.text]);
  const choose = (item: Suggestion) => {
    if (trigger) acts.choose(item, trigger);
    setTrigger(null);
  };

  const onMenuKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const count = Math.max(items.length, 1);
    if (event.key === "ArrowDown") setActive((active + 1) % count);
    else if (event.key === "ArrowUp") setActive((active + count - 1) % count);
    else if (event.key === "Escape") setTrigger(null);
    else if ((event.key === "Enter" || event.key === "Tab") && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || onMenuKey(event)) return;
    const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
    const isVertical = event.key === "ArrowUp" || event.key === "ArrowDown";
    const by = event.key === "ArrowUp" ? -1 : 1;
    const act = (work: () => void) => {
      event.preventDefault();
      work();
    };
    if (isVertical && event.altKey) return act(() => acts.move(by));
    if (event.key === "Enter" && !event.shiftKey) return act(() => acts.split(from, to));
    if (event.key === "Backspace" && from === 0 && to === 0) return act(acts.joinBefore);
    if (event.key === "Delete" && from === value.length && to === from) return act(acts.joinAfter);
    if (!isVertical || event.shiftKey || from !== to) return;
    // Where the caret can't go further within the text, it goes on in the next one.
    const element = event.currentTarget;
    setTimeout(() => element.selectionStart === from && document.activeElement === element && acts.go(by));
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const text = event.clipboardData.getData("text/plain");
    if (acts.paste([selectionStart, selectionEnd], text)) event.preventDefault();
  };

  return (
    <div className="relative min-w-0 flex-1">
      <textarea
        ref={box}
        data-block={block.key}
        aria-label={nameOf(block)}
        aria-autocomplete="list"
        aria-controls={isOpen && items.length > 0 ? listId : undefined}
        aria-activedescendant={isOpen && chosen ? `${listId}-${items.indexOf(chosen)}` : undefined}
        rows={1}
        readOnly={!ready}
        value={block.text}
        placeholder={placeholder}
        onChange={(event) => acts.type(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onClick={(event) => look(event.currentTarget)}
        onBlur={() => setTrigger(null)}
        className={cn(
          textLook(block),
          "field-sizing-content block resize-none overflow-hidden bg-transparent outline-none placeholder:text-muted-foreground",
        )}
      />
      {isOpen && <SuggestionList id={listId} items={items} hint={hint} active={active} onChoose={choose} />}
    </div>
  );
}
