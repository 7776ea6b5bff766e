"use client";
import { Plus } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Guide, GuideQuestion } from "@/lib/core/study/guide";
import type { StudyType } from "@/lib/core/study/types";
import { counted } from "@/lib/core/text/counted";
import { guideMoves } from "./guide-moves";
import { newQuestion } from "./new-question";
import { SectionCard } from "./section-card";
import { shortId } from "./short-id";
import { useGuideDrops } from "./use-guide-drops";
import { useOpenQuestion } from "./use-open-question";

type Props = { guide: Guide; type: StudyType; onChange: (change: (guide: Guide) => Guide, undo?: string) => void };

/** The guide as a list that is edited in place: Enter creates the next question, Alt and an arrow key move one. */
export function GuideEditor({ guide, type, onChange }: Props) {
  const { openId, open, setOpenId } = useOpenQuestion();
  const [freshId, setFreshId] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const focusId = useRef<string | null>(null);
  useEffect(() => {
    if (!focusId.current) return;
    const element = document.getElementById(`question-${focusId.current}`);
    focusId.current = null;
    element?.focus();
    element?.scrollIntoView({ block: "nearest" });
  });
  const enter = (id: string, card: Element) => {
    open(id, card);
    if (id !== freshId) setFreshId(null);
  };
  const place = useCallback(
    (id: string, to: { sectionId: string; at: number }) => onChange((now) => guideMoves.place(now, id, to)),
    [onChange],
  );
  useGuideDrops(place);
  const add = (sectionId: string, at: number, question?: GuideQuestion) => {
    const made = question ?? newQuestion(type);
    onChange((now) => guideMoves.add(now, { sectionId, at }, made));
    focusId.current = made.id;
    setFreshId(made.id);
    setOpenId(made.id);
  };
  const locate = (id: string) => {
    for (const { id: sectionId, questions } of guide.sections) {
      const at = questions.findIndex((question) => question.id === id);
      if (at >= 0) return { sectionId, at };
    }
    return null;
  };
  const acts = {
    change: (id: string, to: GuideQuestion) => onChange((now) => guideMoves.change(now, id, to)),
    step: (id: string, by: 1 | -1) => {
      focusId.current = id;
      onChange((now) => guideMoves.step(now, id, by));
      setNews(by === 1 ? "Moved down" : "Moved up");
    },
    toSection: (id: string, sectionId: string) => {
      focusId.current = id;
      const { length } = guide.sections.find((section) => section.id === sectionId)?.questions ?? [];
      place(id, { sectionId, at: length });
      setNews("Moved to another section");
    },
    duplicate: (question: GuideQuestion) => {
      const from = locate(question.id);
      if (from) add(from.sectionId, from.at + 1, { ...question, id: shortId("q") });
    },
    addAfter: (id: string) => {
      const from = locate(id);
      if (from) add(from.sectionId, from.at + 1);
    },
    remove: (id: string) => onChange((now) => guideMoves.remove(now, id), "Question deleted."),
    rename: (id: string, title: string) => onChange((now) => guideMoves.changeSection(now, id, { title })),
    moveSection: (id: string, by: 1 | -1) => {
      onChange((now) => guideMoves.moveSection(now, id, by));
      setNews("Section moved");
    },
    removeSection: ({ id, questions }: { id: string; questions: unknown[] }) =>
      onChange(
        (now) => guideMoves.removeSection(now, id),
        questions.length === 0 ? undefined : `Section deleted, with its ${counted(questions.length, "question")}.`,
      ),
    addTo: (sectionId: string) => {
      const section = guide.sections.find(({ id }) => id === sectionId);
      add(sectionId, section?.questions.length ?? 0);
    },
  };
  const addSection = () => {
    const section = {
      id: shortId("s"),
      title: "",
      questions: [newQuestion(type)],
    };
    const [first] = section.questions;
    focusId.current = first?.id ?? null;
    setFreshId(focusId.current);
    onChange((now) => guideMoves.addSection(now, section));
  };
  const names = guide.sections.map(({ id, title }, at) => ({ id, title: title || `Section ${at + 1}` }));
  return (
    <div className="grid grid-cols-1 gap-8">
      <p role="status" className="sr-only">
        {news}
      </p>
      {guide.sections.map((section, at) => (
        <SectionCard
          key={section.id}
          section={section}
          type={type}
          before={guide.sections.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 0)}
          openId={openId}
          freshId={freshId}
          onOpen={enter}
          sections={names}
          acts={acts}
        />
      ))}
      <div>
        <Button onClick={addSection} {...(guide.sections.length === 0 && { id: "add-question" })}>
          <Plus /> {guide.sections.length === 0 ? "Write the first question" : "Add section"}
        </Button>
      </div>
    </div>
  );
}
