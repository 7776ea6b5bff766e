import type { GuideInput } from "@/lib/core/study/guide";
import type { Topic } from "./topic";
import type { Wording } from "./wording/wording";

type Question = GuideInput["sections"][number]["questions"][number];

const required = { required: true, probe: "none" } as const;

/** Facts first, then what mattered, then a rating and their own words. A form asks no follow-ups, a chat does. */
export function surveyGuide(topic: Topic, { sections, survey, interview }: Wording, chat: boolean): GuideInput {
  const { kind, price } = topic;
  const probe = chat ? "light" : "none";
  const { text: rated, minLabel, maxLabel } = survey.scale[kind];
  const facts: Question[] = [
    { ...required, kind: "single", text: survey.frequency.text(topic), options: survey.frequency.options },
    { ...required, kind: "text", text: survey.today(topic) },
  ];
  if (kind === "behaviour") facts.push({ ...required, kind: "number", text: survey.minutes(topic), required: false });
  const factors = { text: survey.factors.text(topic), options: survey.factors.options };
  const meaning: Question[] = [
    { ...required, kind: "open", text: survey.open[kind](topic), probe },
    ...(kind === "concept" ? [] : [{ ...required, kind: "multiple" as const, ...factors }]),
    { ...required, kind: "scale", text: rated(topic), scale: { min: 1, max: 5, minLabel, maxLabel } },
  ];
  if (price) meaning.push({ ...required, kind: "text", text: survey.price, required: false });
  const [[change] = [""]] = interview.wrapUp;
  const last: Question[] = [
    { ...required, kind: "open", text: change, probe, required: false },
    { ...required, kind: "open", text: survey.more, required: false },
  ];
  return {
    sections: [
      { title: sections.facts, questions: facts },
      { title: sections.meaning, questions: meaning },
      { title: sections.wrapUp, questions: last },
    ],
  };
}
