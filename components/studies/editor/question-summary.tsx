import type { GuideQuestion } from "@/lib/core/study/guide";
import { KIND_WORDS, PROBE_WORDS } from "./question-words";

/** A folded question in a line: its kind and whatever is unusual about it. */
export function QuestionSummary({ question, probes }: { question: GuideQuestion; probes: boolean }) {
  const { kind, options, scale, probe, required, conditionAi } = question;
  const named = options?.filter((option) => option.trim() !== "") ?? [];
  const facts = [
    KIND_WORDS[kind].label,
    ...(named.length > 0
      ? [named.slice(0, 4).join(" · ") + (named.length > 4 ? ` and ${named.length - 4} more` : "")]
      : []),
    ...(scale ? [`${scale.min} to ${scale.max}`] : []),
    ...(probes && probe !== "none" ? [`${PROBE_WORDS[probe].label} follow-ups`] : []),
    ...(required ? [] : ["Optional"]),
    ...(conditionAi ? [`Only if ${conditionAi}`] : []),
  ];
  return <p className="truncate text-muted-foreground text-sm">{facts.join("  ·  ")}</p>;
}
