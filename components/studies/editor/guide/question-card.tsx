"use client";
import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import { AutosizeTextarea } from "@/components/ui/fields/autosize-textarea";
import type { GuideQuestion } from "@/lib/core/study/guide";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import type { StudyType } from "@/lib/core/study/types";
import { ABILITIES } from "./abilities";
import { QuestionFields } from "./question-fields";
import { QuestionMenu } from "./question-menu";
import { QuestionSummary } from "./question-summary";
import { useQuestionDrag } from "./use-question-drag";

export type QuestionActs = {
  change: (id: string, to: GuideQuestion) => void;
  step: (id: string, by: 1 | -1) => void;
  toSection: (id: string, sectionId: string) => void;
  duplicate: (question: GuideQuestion) => void;
  addAfter: (id: string) => void;
  remove: (id: string) => void;
};
type Props = {
  question: GuideQuestion;
  type: StudyType;
  number: number;
  place: { sectionId: string; at: number };
  open: boolean;
  onOpen: (id: string, card: Element) => void;
  problem: string | null;
  otherSections: { id: string; title: string }[];
  acts: QuestionActs;
};

/** A question: folded to its text and a line of facts, unfolded while the focus is in it. */
export function QuestionCard({ question, type, number, place, open, onOpen, problem, otherSections, acts }: Props) {
  const { id } = question;
  const { card, grip, look } = useQuestionDrag(id, place);
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    acts.step(id, event.key === "ArrowDown" ? 1 : -1);
  };
  const onEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    acts.addAfter(id);
  };
  return (
    <li
      ref={card}
      onFocusCapture={(event) => onOpen(id, event.currentTarget)}
      onKeyDown={onKey}
      className={cn(
        "group relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 rounded-md border bg-raised py-2.5 pr-2 pl-1 transition-shadow",
        open ? "border-border-strong/70 shadow-high" : "hover:border-border-strong/60",
        look.dragging && "opacity-40",
        look.edge === "top" &&
          "before:absolute before:inset-x-0 before:-top-[7px] before:h-0.5 before:rounded-full before:bg-primary",
        look.edge === "bottom" &&
          "after:absolute after:inset-x-0 after:-bottom-[7px] after:h-0.5 after:rounded-full after:bg-primary",
      )}
    >
      <span className="flex items-start pt-1 text-muted-foreground">
        <span
          ref={grip}
          aria-hidden
          title="Drag to move"
          className="cursor-grab opacity-0 group-hover:opacity-100 [@media(hover:none)]:opacity-0"
        >
          <GripVertical className="size-4" />
        </span>
        <span aria-hidden className="w-5 text-right font-medium text-sm tabular-nums leading-5">
          {number}
        </span>
      </span>
      <div className="grid min-w-0 gap-1">
        <AutosizeTextarea
          id={`question-${id}`}
          dir="auto"
          aria-label={`Question ${number}`}
          aria-invalid={problem !== null && !open}
          maxLength={STUDY_TEXT.question}
          placeholder="What do you want to ask?"
          value={question.text}
          onChange={(event) => acts.change(id, { ...question, text: event.target.value })}
          onKeyDown={onEnter}
          className="-mx-1 text-left rounded-sm bg-transparent px-1 py-0.5 font-medium leading-6 outline-none placeholder:font-normal focus-visible:bg-muted focus-visible:outline-none"
        />
        {open ? (
          <QuestionFields question={question} type={type} problem={problem} onChange={(to) => acts.change(id, to)} />
        ) : (
          <>
            <QuestionSummary question={question} probes={ABILITIES[type].probes} />
            {problem && <p className="text-danger text-sm">{problem}</p>}
          </>
        )}
      </div>
      <QuestionMenu question={question} number={number} otherSections={otherSections} acts={acts} />
    </li>
  );
}
