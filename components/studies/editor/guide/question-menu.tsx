"use client";
import { ArrowDown, ArrowUp, Copy, FolderInput, Trash2 } from "lucide-react";
import { Menu } from "@/components/ui/dialogs/menu";
import { MoreButton } from "@/components/ui/more-button";
import type { GuideQuestion } from "@/lib/core/study/guide";
import type { QuestionActs } from "./question-card";

type Props = {
  question: GuideQuestion;
  number: number;
  otherSections: { id: string; title: string }[];
  acts: QuestionActs;
};

/** A question's actions, including moving it without a pointer. */
export function QuestionMenu({ question, number, otherSections, acts }: Props) {
  const { id } = question;
  return (
    <Menu
      trigger={<MoreButton of={`question ${number}`} className="size-7" />}
      groups={[
        {
          items: [
            { label: "Move up", icon: ArrowUp, detail: "Alt ↑", onSelect: () => acts.step(id, -1) },
            { label: "Move down", icon: ArrowDown, detail: "Alt ↓", onSelect: () => acts.step(id, 1) },
            ...otherSections.map((section) => ({
              label: `Move to “${section.title}”`,
              icon: FolderInput,
              onSelect: () => acts.toSection(id, section.id),
            })),
          ],
        },
        { items: [{ label: "Duplicate", icon: Copy, onSelect: () => acts.duplicate(question) }] },
        { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => acts.remove(id) }] },
      ]}
    />
  );
}
