import type { GuideInput } from "@/lib/core/study/guide";
import type { Topic } from "./topic";
import type { Asked, Wording } from "./wording/wording";

const open = ([text, probe]: Asked) => ({ text, kind: "open" as const, required: true, probe });

/** From the ordinary day to what happened, then to the reasons behind it. */
export function interviewGuide(topic: Topic, { sections, interview }: Wording): GuideInput {
  const { kind, price } = topic;
  const meaning = interview.meaning[kind](topic);
  return {
    sections: [
      { title: sections.warmUp, questions: interview.warmUp(topic).map(open) },
      { title: sections.experience, questions: interview.experience[kind](topic).map(open) },
      { title: sections.meaning, questions: (price ? [...meaning, interview.price] : meaning).map(open) },
      { title: sections.wrapUp, questions: interview.wrapUp.map(open) },
    ],
  };
}
