"use client";
import { memo, useId } from "react";
import { QuestionControl } from "../controls/question-control";
import type { Question } from "../shapes";
import { useWords } from "../words/words-context";

type Shown = Pick<Question, "id" | "text" | "kind" | "required" | "options" | "scale">;
type Props = {
  question: Shown;
  /** Stands under the title of its section. */
  nested?: boolean;
  placeholder?: string | undefined;
  value: unknown;
  /** What is missing or wrong, in a sentence. */
  error: string | null;
  onChange: (id: string, value: unknown) => void;
  onPaste?: (id: string, characters: number) => void;
};

/** One question of a form with its control, its hint and, where it belongs, its error. */
export const QuestionField = memo(function QuestionField(props: Props) {
  const { question, nested, placeholder, value, error, onChange, onPaste } = props;
  const { words } = useWords();
  const id = useId();
  const Heading = nested ? "h3" : "h2";
  const hint = question.kind === "multiple" ? words.chat.many : null;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <section data-question={question.id} aria-labelledby={id} className="grid scroll-mt-24 gap-3">
      <div className="grid gap-1">
        <Heading id={id} dir="auto" className="whitespace-pre-line font-medium text-md text-wrap">
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
        invalid={error !== null}
        placeholder={placeholder}
        value={value}
        onChange={(next) => onChange(question.id, next)}
        onPaste={(characters) => onPaste?.(question.id, characters)}
      />
      {error && (
        <p id={`${id}-error`} className="text-base text-danger">
          {error}
        </p>
      )}
    </section>
  );
});
