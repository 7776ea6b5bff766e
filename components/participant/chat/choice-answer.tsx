"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { BigButton } from "../big-button";
import { answerOf } from "../controls/answer-of";
import { QuestionControl } from "../controls/question-control";
import type { Question } from "../shapes";
import { useLocal } from "../use-local";
import { useWords } from "../words/words-context";
import type { Given } from "./given";
import { QUESTION_ID } from "./question-id";

type Props = {
  question: Question;
  /** Where what is chosen is kept on this device; null keeps it nowhere. */
  draftKey: string | null;
  busy: boolean;
  onSend: (given: Given) => Promise<boolean>;
};

const isChosen = (value: unknown): value is unknown => value !== null;

/** Options, a scale or a number; sent by a button, so that a slip of the thumb can be corrected. */
export function ChoiceAnswer({ question, draftKey, busy, onSend }: Props) {
  const { words, language } = useWords();
  const [value, setValue, clear] = useLocal<unknown>(draftKey, null, isChosen);
  const [wrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  const answer = answerOf(question.kind, value, language);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || answer === null) return;
    setWrong(Number.isNaN(answer));
    if (!Number.isNaN(answer) && (await onSend({ value: answer }))) clear();
  };
  const hint = question.kind === "multiple" ? words.chat.many : null;
  return (
    <form ref={form} onSubmit={submit} className="grid max-h-[60dvh] gap-3 [@media(height<640px)]:max-h-none">
      {hint && (
        <p id="answer-hint" className="text-base text-muted-foreground">
          {hint}
        </p>
      )}
      <div className="-mx-1 min-h-0 overflow-y-auto px-1 py-1">
        <QuestionControl
          name="answer"
          question={question}
          labelledBy={QUESTION_ID}
          describedBy={wrong ? "answer-wrong" : hint ? "answer-hint" : undefined}
          invalid={wrong}
          placeholder={words.chat.number}
          value={value}
          onChange={setValue}
        />
      </div>
      {wrong && (
        <p id="answer-wrong" role="alert" className="text-base text-danger">
          {words.screener.missingNumber}
        </p>
      )}
      <BigButton type="submit" tone="primary" aria-disabled={answer === null || busy}>
        {words.chat.send}
      </BigButton>
    </form>
  );
}
