"use client";
import { type FormEvent, useCallback, useState } from "react";
import { BigButton } from "../big-button";
import { answerOf } from "../controls/answer-of";
import { QuestionField } from "../form/question-field";
import { showFirstFault } from "../form/show-first-fault";
import type { Answers, Question, ScreenerQuestion } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { Trouble } from "../trouble";
import { useAct } from "../use-act";
import { count } from "../words/fill";
import { useWords } from "../words/words-context";

type Props = { questions: ScreenerQuestion[]; onSend: (answers: Answers) => Promise<void> };

const KINDS = {
  checkBox: "multiple",
  multipleChoice: "single",
  textInput: "text",
  multiLineInput: "open",
  numberInput: "number",
} as const satisfies Record<ScreenerQuestion["type"], Question["kind"]>;

const shown = ({ id, label, type, options }: ScreenerQuestion) => ({
  id,
  text: label,
  kind: KINDS[type],
  required: true,
  options,
  scale: null,
});

/** The questions that decide whether the study fits; all are answered, and sent once. */
export function Screener({ questions, onSend }: Props) {
  const { words } = useWords();
  const [values, setValues] = useState<Record<string, unknown>>({});
  const [faults, setFaults] = useState<string[]>([]);
  const { busy, error, problems, run } = useAct();
  const change = useCallback((id: string, value: unknown) => {
    setValues((before) => ({ ...before, [id]: value }));
    setFaults((before) => before.filter((other) => other !== id));
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = questions.map(({ id, type }) => [id, answerOf(KINDS[type], values[id])] as const);
    const missing = given.filter(([, answer]) => answer === null || Number.isNaN(answer)).map(([id]) => id);
    setFaults(missing);
    if (missing.length > 0) return showFirstFault(missing);
    void run(() => onSend(Object.fromEntries(given) as Answers));
  };
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
      <form noValidate onSubmit={submit} className="grid gap-9">
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={shown(question)}
            placeholder={question.placeholder ?? undefined}
            value={values[question.id]}
            error={errorOf(question)}
            onChange={change}
          />
        ))}
        <div className="grid gap-3">
          {faults.length > 0 && <Trouble>{count(words.screener.wrong, faults.length)}</Trouble>}
          <Trouble>{error}</Trouble>
          <BigButton type="submit" tone="primary" busy={busy} className="justify-self-start">
            {words.screener.send}
          </BigButton>
        </div>
      </form>
    </StepBody>
  );
}
