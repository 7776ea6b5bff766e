"use client";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { type Trigger, triggerAt } from "@/components/blocks/trigger";
import type { QuoteScope, Suggestion } from "@/components/blocks/use-suggestions";
import { useTriggerMenu } from "@/components/blocks/use-trigger-menu";
import { cn } from "@/components/ui/cn";
import { AutosizeTextarea } from "@/components/ui/fields/autosize-textarea";
import type { Block } from "../block";
import { BLOCK_KINDS, type NoteShape, nameOf } from "./block-kinds";
import { textLook } from "./block-look";

export type TextActs = {
  type: (text: string) => void;
  split: (from: number, to: number) => void;
  joinBefore: () => void;
  joinAfter: () => void;
  /** To the block above or below. */
  go: (by: 1 | -1) => void;
  move: (by: 1 | -1) => void;
  paste: (range: [number, number], text: string) => boolean;
  choose: (item: Suggestion<NoteShape>, trigger: Trigger) => void;
};

type Props = { block: Block; scope: QuoteScope; placeholder: string; acts: TextActs };

/** Text that grows as it is typed, and offers blocks after "/" and quotes after "@". */
export function TextBlock({ block, scope, placeholder, acts }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const menu = useTriggerMenu({
    kinds: BLOCK_KINDS,
    scope,
    read: () => box.current && triggerAt(box.current.value, box.current.selectionStart),
    onChoose: acts.choose,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each text, however it came about
  useEffect(() => {
    if (document.activeElement === box.current) menu.look();
  }, [block.text]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || menu.onKey(event)) return;
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
    // When the caret can't move further within the text, it continues in the next one.
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
      <AutosizeTextarea
        ref={box}
        data-block={block.key}
        aria-label={nameOf(block)}
        {...menu.aria}
        value={block.text}
        placeholder={placeholder}
        onChange={(event) => acts.type(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onClick={menu.look}
        onBlur={menu.close}
        className={cn(
          textLook(block),
          "block overflow-hidden bg-transparent outline-none placeholder:text-muted-foreground",
        )}
      />
      {menu.list}
    </div>
  );
}
