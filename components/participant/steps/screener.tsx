"use client";
import { type FormEvent, useRef, useState } from "react";
import { MAX_SCREENER_CHARACTERS } from "@/lib/core/limits/answer-limits";
import { count } from "@/lib/core/text/count";
import { BigButton } from "../big-button";
import { answerOf } from "../controls/answer-of";
import { faultOf } from "../controls/fault-of";
import { QuestionField } from "../form/question-field";
import { showFirstFault } from "../form/show-first-fault";
import type { Answers, Question, ScreenerQuestion } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { Trouble } from "../trouble";
import { useAct } from "../use-act";
import { useLocal } from "../use-local";
import { useWords } from "../words/words-context";

type Values = Record<string, unknown>;
type Props = {
  questions: ScreenerQuestion[];
  /** The key under which answers are kept on this device; null keeps none. */
  draftKey: string | null;
  onSend: (answers: Answers) => Promise<void>;
};

const NOTHING: Values = {};
const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const KINDS = {
  checkBox: "multiple",
  multipleChoice: "single",
  textInput: "text",
  multiLineInput: "open",
  numberInput: "number",
} as const satisfies Record<ScreenerQuestion["type"], Question["kind"]>;

const mostOf = ({ type }: ScreenerQuestion): number | undefined =>
  type === "textInput" || type === "multiLineInput" ? MAX_SCREENER_CHARACTERS[type] : undefined;

const shown = ({ id, label, type, options }: ScreenerQuestion) => ({
  id,
  text: label,
  kind: KINDS[type],
  required: true,
  options,
  scale: null,
});

/** The questions that decide whether the study is a fit; all are answered, and sent once. */
export function Screener({ questions, draftKey, onSend }: Props) {
  const { words, language } = useWords();
  const [values, setValues, forget] = useLocal(draftKey, NOTHING, isValues);
  const [faults, setFaults] = useState<string[]>([]);
  const [missed, setMissed] = useState(0);
  const { busy, error, problems, run } = useAct({ isSafe: true });
  const latest = useRef(values);
  latest.current = values;
  const change = (id: string, value: unknown) => {
    setValues({ ...values, [id]: value });
    setFaults((before) => before.filter((other) => other !== id));
  };
  const faultIn = (question: ScreenerQuestion) =>
    faultOf(answerOf(KINDS[question.type], values[question.id], language), true, mostOf(question));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = questions.filter((question) => faultIn(question) !== null).map(({ id }) => id);
    setFaults(missing);
    setMissed(missing.length);
    if (missing.length > 0) return showFirstFault(missing);
    void run(async () => {
      // What is changed while a lost connection is waited for is sent, too.
      const answers = questions.map(({ id, type }) => [id, answerOf(KINDS[type], latest.current[id], language)]);
      await onSend(Object.fromEntries(answers) as Answers);
      forget();
    });
  };
  const isTooLong = questions.some((question) => faults.includes(question.id) && faultIn(question) === "too-long");
  const isRefused = (id: string) => problems.some((path) => path === `answers.${id}`);
  const errorOf = ({ id, type }: ScreenerQuestion) =>
    faults.includes(id) || isRefused(id)
      ? type === "numberInput"
        ? words.screener.missingNumber
        : words.screener.missing
      : null;
  return (
    <StepBody>
      <StepHeading title={words.screener.title} lead={words.screener.lead} />
      <form noValidate autoComplete="off" onSubmit={submit} className="grid gap-9">
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={shown(question)}
            placeholder={question.placeholder ?? undefined}
            mostCharacters={mostOf(question)}
            value={values[question.id]}
            error={errorOf(question)}
            onChange={change}
          />
        ))}
        <div className="grid gap-3">
          {faults.length > 0 && (
            <Trouble quiet={faults.length < missed}>
              {count(isTooLong ? words.length.again : words.screener.wrong, faults.length, language)}
            </Trouble>
          )}
          <Trouble>{error}</Trouble>
          <BigButton type="submit" tone="primary" busy={busy} className="justify-self-start">
            {words.screener.send}
          </BigButton>
        </div>
      </form>
    </StepBody>
  );
}
