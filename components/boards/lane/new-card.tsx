"use client";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/fields/textarea";
import { CARD_TEXT } from "@/lib/core/limits/board-limits";
import { useBoardActs } from "../board/board-acts";

type Props = { laneId: string | null; laneTitle: string; composing: number };

/** A box at the end of a lane: Enter creates the card and waits for the next. */
export function NewCard({ laneId, laneTitle, composing }: Props) {
  const { addCard } = useBoardActs();
  const [text, setText] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [seen, setSeen] = useState(composing);
  if (composing !== seen) {
    setSeen(composing);
    if (composing > 0) setText(text ?? "");
  }
  const box = useRef<HTMLTextAreaElement>(null);
  const isOpen = text !== null;
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen]);
  const close = () => {
    setText(null);
    setTimeout(() => opener.current?.focus());
  };
  const add = async () => {
    const insight = text?.trim();
    if (!insight) return;
    setText("");
    box.current?.focus();
    // A refused card leaves the lane, and its text returns to the box.
    if (!(await addCard(laneId, insight))) setText((typed) => (typed ? `${insight}\n${typed}` : insight));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };
  if (text === null)
    return (
      <div className="px-2 pb-2 print:hidden">
        <Button
          ref={opener}
          tone="ghost"
          onClick={() => setText("")}
          aria-label={`New card in ${laneTitle}`}
          className="w-full justify-start px-2"
        >
          <Plus /> New card
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2 px-2 pb-2">
      <Textarea
        ref={box}
        rows={3}
        maxLength={CARD_TEXT.insight}
        value={text}
        aria-label={`Insight for the new card in ${laneTitle}`}
        placeholder="What did you learn?"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button tone="primary" size="small" onClick={() => void add()} disabled={!text.trim()}>
          Add card
        </Button>
        <Button tone="ghost" size="small" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
