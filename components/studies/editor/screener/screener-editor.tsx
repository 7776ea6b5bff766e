"use client";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { screenerProblem } from "@/components/studies/editor/saving/problems";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { Callout } from "@/components/ui/states/callout";
import { EmptyState } from "@/components/ui/states/empty-state";
import { MOST_SCREENER_QUESTIONS } from "@/lib/core/study/limits";
import { roomOf } from "@/lib/core/study/room-of";
import type { Screener, ScreenerQuestion } from "@/lib/core/study/screener";
import { counted } from "@/lib/core/text/counted";
import { ScreenerCard } from "./screener-card";
import { newScreenerQuestion } from "./screener-words";

type Props = {
  screener: Screener;
  /** How many participants are wanted. */
  target: number | null;
  /** Whether a language model judges written answers. */
  isJudged: boolean;
  onChange: (change: (screener: Screener) => Screener, undo?: string) => void;
};

/** Who is let in. Participants never learn which answers qualify. */
export function ScreenerEditor({ screener, target, isJudged, onChange }: Props) {
  const { questions } = screener;
  const room = roomOf(screener);
  const [freshId, setFreshId] = useState<string | null>(null);
  const focusId = useRef<string | null>(null);
  useEffect(() => {
    if (!focusId.current) return;
    document.getElementById(`screener-${focusId.current}`)?.focus();
    focusId.current = null;
  });
  const add = () => {
    const made = newScreenerQuestion();
    focusId.current = made.id;
    setFreshId(made.id);
    onChange((now) => ({ questions: [...now.questions, made] }));
  };
  const change = (id: string, to: ScreenerQuestion) =>
    onChange((now) => ({ questions: now.questions.map((question) => (question.id === id ? to : question)) }));
  const step = (id: string, by: 1 | -1) => {
    focusId.current = id;
    onChange((now) => {
      const at = now.questions.findIndex((question) => question.id === id);
      const question = now.questions[at];
      if (!question || at + by < 0 || at + by >= now.questions.length) return now;
      return { questions: now.questions.toSpliced(at, 1).toSpliced(at + by, 0, question) };
    });
  };
  const remove = (id: string) =>
    onChange(
      (now) => ({ questions: now.questions.filter((question) => question.id !== id) }),
      "Screener question deleted.",
    );
  if (questions.length === 0) {
    return (
      <Panel>
        <EmptyState
          art={<Art scene="nothing" />}
          title="Anyone who opens the study can take part"
          action={
            <Button onClick={add}>
              <Plus /> Add a screener question
            </Button>
          }
        >
          Ask a question or two first to hear only from the people you want. Anyone who doesn’t fit is thanked politely
          and costs nothing.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-pretty text-muted-foreground">
        Asked before the study starts. Anyone who doesn’t fit is thanked politely and costs nothing.
      </p>
      <ol className="grid grid-cols-1 gap-3">
        {questions.map((question, at) => (
          <ScreenerCard
            key={question.id}
            question={question}
            number={at + 1}
            problem={freshId === question.id && question.label === "" ? null : screenerProblem(question)}
            onChange={(to) => change(question.id, to)}
            onStep={(by) => step(question.id, by)}
            onRemove={() => remove(question.id)}
          />
        ))}
      </ol>
      {!isJudged && questions.some(({ type }) => type === "textInput" || type === "multiLineInput") && (
        <Callout tone="warning">
          No language model is connected, so most people who write an answer wait until you have decided whether they
          fit. Choices decide at once.
        </Callout>
      )}
      {room !== null && target !== null && room < target && (
        <Callout tone="warning">
          With these limits, at most {counted(room, "person", "people")} can take part. You would pay for {target}.
        </Callout>
      )}
      <div>
        <Button onClick={add} disabled={questions.length >= MOST_SCREENER_QUESTIONS}>
          <Plus /> Add question
        </Button>
      </div>
    </div>
  );
}
