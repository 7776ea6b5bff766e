"use client";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { guideProblem } from "@/components/studies/editor/saving/problems";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Menu } from "@/components/ui/dialogs/menu";
import { keepTypedEarly } from "@/components/ui/fields/use-typed-early";
import { MoreButton } from "@/components/ui/more-button";
import type { GuideSection } from "@/lib/core/study/guide";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import type { StudyType } from "@/lib/core/study/types";
import { type QuestionActs, QuestionCard } from "./question-card";
import { useSectionDrop } from "./use-section-drop";

type Props = {
  section: GuideSection;
  type: StudyType;
  /** How many questions come before it. */
  before: number;
  openId: string | null;
  /** Questions that were just created aren't marked as incomplete yet. */
  freshId: string | null;
  onOpen: (id: string, card: Element) => void;
  sections: { id: string; title: string }[];
  acts: QuestionActs & {
    rename: (sectionId: string, title: string) => void;
    moveSection: (sectionId: string, by: 1 | -1) => void;
    removeSection: (section: GuideSection) => void;
    addTo: (sectionId: string) => void;
  };
};

export function SectionCard({ section, type, before, openId, freshId, onOpen, sections, acts }: Props) {
  const { id, title, questions } = section;
  const { area, over } = useSectionDrop(id, questions.length);
  const at = sections.findIndex((other) => other.id === id);
  const name = title || `Section ${at + 1}`;
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-2">
        <input
          ref={keepTypedEarly}
          aria-label={`Title of section ${at + 1}`}
          maxLength={STUDY_TEXT.sectionTitle}
          placeholder={`Section ${at + 1}`}
          value={title}
          onChange={(event) => acts.rename(id, event.target.value)}
          className="-mx-1.5 h-8 min-w-0 flex-1 rounded-sm bg-transparent px-1.5 font-semibold text-md hover:bg-muted"
        />
        <Menu
          trigger={<MoreButton of={name} />}
          groups={[
            {
              items: [
                { label: "Move section up", icon: ArrowUp, onSelect: () => acts.moveSection(id, -1) },
                { label: "Move section down", icon: ArrowDown, onSelect: () => acts.moveSection(id, 1) },
              ],
            },
            {
              items: [
                { label: "Delete section", icon: Trash2, danger: true, onSelect: () => acts.removeSection(section) },
              ],
            },
          ]}
        />
      </div>
      <ol className="grid grid-cols-1 gap-3">
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            type={type}
            number={before + index + 1}
            place={{ sectionId: id, at: index }}
            open={openId === question.id}
            onOpen={onOpen}
            problem={freshId === question.id ? null : guideProblem(question)}
            otherSections={sections.filter((other) => other.id !== id)}
            acts={acts}
          />
        ))}
      </ol>
      <div
        ref={area}
        className={cn(
          "rounded-md border border-transparent border-dashed transition-colors",
          questions.length === 0 && "border-border",
          over && "border-primary bg-primary-soft",
        )}
      >
        <Button tone="ghost" size="small" onClick={() => acts.addTo(id)} {...(at === 0 && { id: "add-question" })}>
          <Plus /> Add question
        </Button>
      </div>
    </section>
  );
}
