"use client";
import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { AutosizeTextarea } from "@/components/ui/fields/autosize-textarea";
import { LONGEST_EVA_QUESTION } from "@/lib/core/limits/eva-limits";

type Props = {
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  placeholder: string;
  /** The question before, which the arrow up brings back into an empty box. */
  last: string | undefined;
  /** What the question is asked of, and how to answer it. */
  tools: ReactNode;
};

/**
 * Enter asks, Shift+Enter starts a new line, and the arrow up takes the last question again. While Eva is answering,
 * the button or Escape stops her.
 */
export function Composer({ text, onText, busy, onAsk, onStop, placeholder, last, tools }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On a touch screen, the keyboard would cover the answer.
    if (!window.matchMedia("(pointer: coarse)").matches) box.current?.focus();
  }, []);
  const ask = () => {
    const question = text.trim();
    if (busy || question === "") return;
    onText("");
    onAsk(question);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowUp" && text === "" && last) {
      event.preventDefault();
      onText(last);
    }
    if (event.key === "Escape" && busy) {
      event.preventDefault();
      onStop();
    }
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  return (
    <form
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 rounded-lg border border-border-strong bg-raised p-2 shadow-low focus-within:border-ring has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring"
    >
      <AutosizeTextarea
        aria-label="Your question to Eva"
        placeholder={placeholder}
        ref={box}
        maxLength={LONGEST_EVA_QUESTION}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKey}
        className={`pointer-coarse:text-md max-h-40 min-h-8 bg-transparent px-1.5 py-1.5 outline-none ${tools ? "col-span-2" : ""}`}
      />
      {tools && <div className="flex min-w-0 flex-wrap items-center gap-1.5">{tools}</div>}
      {/* Two elements: one whose type became `submit` while it was pressed would ask again what it just stopped. The second
          press of a double click on the first doesn't stop what it asked. */}
      {busy ? (
        <Button key="stop" size="icon" aria-label="Stop" onClick={({ detail }) => detail < 2 && onStop()}>
          <Square className="fill-current" />
        </Button>
      ) : (
        <Button key="ask" type="submit" tone="primary" size="icon" aria-label="Ask" disabled={text.trim() === ""}>
          <ArrowUp />
        </Button>
      )}
    </form>
  );
}
