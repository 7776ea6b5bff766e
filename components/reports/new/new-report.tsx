"use client";
import { FlaskConical, MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { FromQuestion } from "./from-question";
import { FromStudies } from "./from-studies";

/** `hasWords`: whether somebody said something in it that a report can quote. */
export type ProjectChoice = { id: string; name: string; hasWords: boolean };
type Props = {
  projects: ProjectChoice[];
  studyId: string;
  projectId: string;
  /** Whether there is a study that somebody finished. */
  hasStudies: boolean;
};
type Way = "studies" | "question";

const WAYS: { value: Way; title: string; icon: React.ReactNode; text: string }[] = [
  {
    value: "studies",
    title: "From studies",
    icon: <FlaskConical />,
    text: "One or more studies, using a template.",
  },
  {
    value: "question",
    title: "From a question",
    icon: <MessageCircleQuestionMark />,
    text: "Answered from files, a project, or everything.",
  },
];

/** The two ways to start a report. */
export function NewReport({ projects, studyId, projectId, hasStudies }: Props) {
  const [way, setWay] = useState<Way>(studyId || (hasStudies && !projectId) ? "studies" : "question");
  return (
    <div className="grid grid-cols-1 gap-6">
      {/* As wide as the fields below, which have the preview beside them. */}
      <div className="min-[960px]:pr-98">
        <RadioCards
          legend="What it’s based on"
          hideLegend
          choices={WAYS}
          value={way}
          onChange={setWay}
          className="pair:grid-cols-2"
        />
      </div>
      {way === "studies" ? (
        <FromStudies studyId={studyId} />
      ) : (
        <FromQuestion projects={projects} projectId={projectId} />
      )}
    </div>
  );
}
