"use client";
import { memo, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { MAX_ANSWER_CHARACTERS } from "@/lib/core/limits/answer-limits";
import { textDirection } from "@/lib/core/text/text-direction";
import { QuestionControl } from "../controls/question-control";
import { RoomLeft, tooMany } from "../controls/room-left";
import type { Question } from "../shapes";
import { useWords } from "../words/words-context";

type Shown = Pick<Question, "id" | "text" | "kind" | "required" | "options" | "scale">;
type Props = {
  question: Shown;
  /** Stands under the title of its section. */
  nested?: boolean;
  placeholder?: string | undefined;
  mostCharacters?: number;
  value: unknown;
  /** What is missing or wrong, in a sentence. */
  error: string | null;
  onChange: (id: string, value: unknown) => void;
  onPaste?: (id: string, characters: number) => void;
};

/** One question of a form with its control, its hint and, where it belongs, its error. */
export const QuestionField = memo(function QuestionField(props: Props) {
  const { question, nested, placeholder, value, onChange, onPaste, mostCharacters = MAX_ANSWER_CHARACTERS } = props;
  const { words } = useWords();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const Heading = nested ? "h3" : "h2";
  const hint = question.kind === "multiple" ? words.chat.many : null;
  const isText = question.kind === "open" || question.kind === "text";
  // Radio buttons can't be unchecked.
  const isRadio = question.kind === "single" || question.kind === "scale";
  const canClear = isRadio && !question.required && value !== undefined && value !== null;
  const text = isText && typeof value === "string" ? value : "";
  const isTooLong = tooMany(text, mostCharacters) > 0;
  const error = isTooLong ? null : props.error;
  const notes = [hint && `${id}-hint`, isText && `${id}-room`, error && `${id}-error`];
  const described = notes.filter(Boolean).join(" ") || undefined;
  return (
    <section ref={section} data-question={question.id} aria-labelledby={id} className="grid scroll-mt-24 gap-3">
      <div className="grid gap-1">
        <Heading
          id={id}
          dir={textDirection(question.text)}
          className="whitespace-pre-line font-medium text-md text-wrap"
        >
          {question.text}
          {!question.required && (
            <span className="font-normal text-base text-muted-foreground"> ({words.optional})</span>
          )}
        </Heading>
        {hint && (
          <p id={`${id}-hint`} className="text-base text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
      <QuestionControl
        name={question.id}
        question={question}
        labelledBy={id}
        describedBy={described}
        invalid={error !== null || isTooLong}
        placeholder={placeholder}
        value={value}
        onChange={(next) => onChange(question.id, next)}
        onPaste={(characters) => onPaste?.(question.id, characters)}
      />
      {canClear && (
        <Button
          tone="ghost"
          size="small"
          className="-ms-2 justify-self-start"
          aria-describedby={id}
          onClick={() => {
            section.current?.querySelector("input")?.focus({ preventScroll: true });
            onChange(question.id, null);
          }}
        >
          {words.form.clear}
        </Button>
      )}
      {isText && <RoomLeft id={`${id}-room`} text={text} most={mostCharacters} />}
      {error && (
        <p id={`${id}-error`} className="text-base text-danger">
          {error}
        </p>
      )}
    </section>
  );
});
