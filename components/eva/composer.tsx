"use client";
import { ArrowUp, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";

type Props = {
  busy: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
  placeholder: string;
  autoFocus?: boolean | undefined;
};

const LONGEST_QUESTION = 4000;

/** Enter asks, Shift+Enter starts a new line. While Eva answers the button stops her. */
export function Composer({ busy, onAsk, onStop, placeholder, autoFocus }: Props) {
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);
  const ask = () => {
    const question = text.trim();
    if (busy || question === "") return;
    setText("");
    onAsk(question);
  };
  const onKey = (event: KeyboardEvent) => {
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
      className="flex items-end gap-2 rounded-lg border border-border-strong/60 bg-raised p-2 shadow-low focus-within:border-ring focus-within:outline-2 focus-within:outline-ring"
    >
      <textarea
        aria-label="Your question to Eva"
        placeholder={placeholder}
        rows={1}
        ref={box}
        maxLength={LONGEST_QUESTION}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        className="field-sizing-content max-h-40 min-h-8 flex-1 resize-none bg-transparent px-1.5 py-1.5 outline-none"
      />
      {busy ? (
        <Button size="icon" aria-label="Stop" onClick={onStop}>
          <Square className="fill-current" />
        </Button>
      ) : (
        <Button type="submit" tone="primary" size="icon" aria-label="Ask" disabled={text.trim() === ""}>
          <ArrowUp />
        </Button>
      )}
    </form>
  );
}
