"use client";
import { ArrowUp, Mic } from "lucide-react";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { MAX_ANSWER_CHARACTERS } from "@/lib/core/limits/answer-limits";
import { GrowingText } from "../controls/growing-text";
import { RoomLeft, tooMany } from "../controls/room-left";
import { mannerOf } from "../manner-of";
import { useWords } from "../words/words-context";
import type { Given } from "./given";
import { QUESTION_ID } from "./question-id";
import { useTextDraft } from "./use-text-draft";

type Props = {
  draftKey: string | null;
  /** The text made from a spoken answer, to be checked before it is sent. */
  heard: string | null;
  /** What was written to an earlier question and could not be sent. */
  unsent: string | null;
  busy: boolean;
  /** Told what stands in the box. */
  onText: (text: string) => void;
  onSend: (given: Given) => Promise<boolean>;
  onSpeak: (() => void) | null;
};

const ROOM_ID = "answer-room";

/** A box to write in. Its text survives a closed tab until it is sent. */
export function TypedAnswer({ draftKey, heard, unsent, busy, onText, onSend, onSpeak }: Props) {
  const { words } = useWords();
  const [draft, setDraft, clearDraft] = useTextDraft({ key: draftKey, heard, unsent });
  const [hidden, setHidden] = useState(false);
  const pasted = useRef(0);
  const began = useRef<number | null>(null);
  const box = useRef<HTMLTextAreaElement | null>(null);
  // Before paint: the previously focused element is gone, and no frame should be without a focus.
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => onText(draft), [draft, onText]);

  const isSent = hidden && busy;
  const isTooLong = tooMany(draft, MAX_ANSWER_CHARACTERS) > 0;
  const write = (text: string) => {
    began.current ??= performance.now();
    setDraft(text);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.trim();
    if (text === "" || busy || isTooLong) return;
    const typedMs = began.current === null ? 0 : performance.now() - began.current;
    setHidden(true);
    const manner = heard === null ? mannerOf(typedMs, pasted.current) : { spoken: true };
    if (await onSend({ text, manner })) clearDraft();
    else setHidden(false);
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      {heard !== null && !isSent && <p className="text-base text-muted-foreground">{words.voice.check}</p>}
      <div className="flex items-end gap-2">
        {onSpeak && (
          <Button
            tone="secondary"
            className="size-12 rounded-full px-0"
            aria-label={words.chat.speak}
            onClick={onSpeak}
          >
            <Mic className="size-5!" />
          </Button>
        )}
        <GrowingText
          ref={box}
          name="answer"
          aria-label={words.chat.answer}
          aria-describedby={`${QUESTION_ID} ${ROOM_ID}`}
          aria-invalid={isTooLong}
          placeholder={words.chat.placeholder}
          enterKeyHint="send"
          readOnly={busy}
          value={isSent ? "" : draft}
          onChange={(event) => write(event.target.value)}
          onPaste={(event) => {
            pasted.current += event.clipboardData.getData("text").length;
          }}
          onKeyDown={(event) => {
            const isSend = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
            if (isSend && matchMedia("(hover: hover)").matches) submit(event);
          }}
          className="flex-1 rounded-[24px] px-4"
        />
        <Button
          type="submit"
          tone="primary"
          aria-label={words.chat.send}
          aria-disabled={draft.trim() === "" || busy || isTooLong}
          className="size-12 rounded-full px-0"
        >
          <ArrowUp className="size-5!" />
        </Button>
      </div>
      <RoomLeft id={ROOM_ID} text={draft} most={MAX_ANSWER_CHARACTERS} />
    </form>
  );
}
