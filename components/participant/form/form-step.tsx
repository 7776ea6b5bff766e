"use client";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { count } from "@/lib/core/text/count";
import { fill } from "@/lib/core/text/fill";
import { BigButton } from "../big-button";
import { answerOf } from "../controls/answer-of";
import { faultOf } from "../controls/fault-of";
import { draftKey } from "../draft-key";
import type { Engine } from "../engine/engine";
import type { Answers, Form, Progress, View } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { Trouble } from "../trouble";
import { useAct } from "../use-act";
import { useSeen } from "../use-seen";
import { useWords } from "../words/words-context";
import { QuestionField } from "./question-field";
import { showFirstFault } from "./show-first-fault";
import { type Saved, useDraft } from "./use-draft";
import { useManner } from "./use-manner";

type Props = {
  engine: Engine;
  view: View;
  form: Form;
  onView: (view: View) => void;
  onProgress: (progress: Progress) => void;
  onSaved: (saved: Saved | null) => void;
};

type Given = { question: { id: string }; answer: unknown };
const answersIn = (given: readonly Given[]) =>
  Object.fromEntries(
    given.filter(({ answer }) => answer !== null).map(({ question, answer }) => [question.id, answer]),
  ) as Answers;

/** A survey as one form: saved as it is filled in, validated where the mistake is, submitted once. */
export function FormStep({ engine, view, form, onView, onProgress, onSaved }: Props) {
  const { words, language } = useWords();
  const questions = form.sections.flatMap((section) => section.questions);
  const { values, saved, change, takeUp, forget } = useDraft(
    engine,
    engine.isPreview ? null : draftKey("form", view.token),
    form.draft,
  );
  const { trace, pasted, manner } = useManner();
  const [faults, setFaults] = useState<string[]>([]);
  const [missed, setMissed] = useState(0);
  const { busy, error, problems, run } = useAct({ isSafe: !engine.isPreview });

  const given = questions.map((question) => ({
    question,
    answer: answerOf(question.kind, values[question.id], language),
  }));
  const latest = useRef(given);
  latest.current = given;
  const answered = given.filter(({ answer }) => answer !== null && !Number.isNaN(answer)).length;
  useEffect(() => onProgress({ answered, total: questions.length }), [answered, questions.length, onProgress]);

  // Before there is an answer, nothing was saved that could be told of.
  const told = answered === 0 && saved === "saved" ? null : saved;
  useEffect(() => onSaved(told), [told, onSaved]);
  const write = useCallback(
    (id: string, value: unknown) => {
      trace(id);
      change(id, value);
      setFaults((before) => (before.includes(id) ? before.filter((other) => other !== id) : before));
    },
    [trace, change],
  );
  // The answers may have been sent in another window, or continued on another device.
  useSeen(() => {
    if (engine.isPreview || saved !== "saved") return;
    engine.look().then(
      (next) => (next.step === "form" && next.form ? takeUp(next.form.draft, values) : onView(next)),
      () => undefined,
    );
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = given
      .filter(({ question, answer }) => faultOf(answer, question.required) !== null)
      .map(({ question }) => question.id);
    setFaults(wrong);
    setMissed(wrong.length);
    if (wrong.length > 0) return showFirstFault(wrong);
    await run(async () => {
      // What is changed while a lost connection is waited for is sent, too.
      const next = await engine.submitForm(answersIn(latest.current), manner());
      forget();
      onView(next);
    });
  };
  const isTooLong = given.some(
    ({ question, answer }) => faults.includes(question.id) && faultOf(answer, false) === "too-long",
  );
  const isWrong = (id: string) => faults.includes(id) || problems.includes(`answers.${id}`);
  const named = form.sections.filter((section) => section.questions.length > 0);
  return (
    <StepBody>
      <StepHeading title={view.study.title} />
      <form noValidate onSubmit={submit} className="grid gap-12">
        {named.map((section, at) => (
          <section key={section.id} aria-label={section.title || undefined} className="grid gap-9">
            {(section.title || named.length > 1) && (
              <header className="grid gap-1 border-t pt-6">
                {named.length > 1 && (
                  <p className="text-muted-foreground text-sm">
                    {fill(words.form.section, { n: at + 1, total: named.length })}
                  </p>
                )}
                {section.title && <h2 className="text-lg">{section.title}</h2>}
              </header>
            )}
            {section.questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                nested={section.title !== ""}
                value={values[question.id]}
                error={
                  isWrong(question.id)
                    ? question.kind === "number"
                      ? words.screener.missingNumber
                      : words.screener.missing
                    : null
                }
                onChange={write}
                onPaste={pasted}
              />
            ))}
          </section>
        ))}
        <footer className="grid gap-4 border-t pt-6">
          {faults.length > 0 && (
            <Trouble quiet={faults.length < missed}>
              {count(isTooLong ? words.length.again : words.screener.wrong, faults.length, language)}
            </Trouble>
          )}
          <Trouble>{error}</Trouble>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <BigButton type="submit" tone="primary" busy={busy}>
              {words.form.submit}
            </BigButton>
            <p className="text-base text-muted-foreground">
              {fill(words.form.answered, { n: answered, total: questions.length })}
            </p>
          </div>
          <p className="text-base text-muted-foreground">{words.form.once}</p>
        </footer>
      </form>
    </StepBody>
  );
}
