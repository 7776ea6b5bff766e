import { cn } from "@/components/ui/cn";
import { dotted } from "@/lib/core/dotted";
import type { GuideQuestion } from "@/lib/core/study/guide";
import { isolated } from "@/lib/core/text-direction";
import { KIND_WORDS, PROBE_WORDS } from "./question-words";

const OPTIONS_IN_A_LINE = 4;

type Props = {
  question: GuideQuestion;
  probes: boolean;
  /** Every option and the whole condition, where they can't be unfolded. */
  whole?: boolean;
};

/** A folded question in a line: its kind and whatever is unusual about it. */
export function QuestionSummary({ question, probes, whole = false }: Props) {
  const { kind, options, scale, probe, required, conditionAi } = question;
  const named = options?.filter((option) => option.trim() !== "") ?? [];
  const shown = whole ? named : named.slice(0, OPTIONS_IN_A_LINE);
  const more = named.length - shown.length;
  const facts = [
    KIND_WORDS[kind].label,
    ...(named.length > 0 ? [dotted(...shown) + (more > 0 ? ` and ${more} more` : "")] : []),
    ...(kind === "scale" ? [`${scale?.min ?? 1} to ${scale?.max ?? 5}`] : []),
    ...(whole ? [scale?.minLabel, scale?.maxLabel].filter((label) => label) : []),
    ...(probes && probe !== "none" ? [`${PROBE_WORDS[probe].label} follow-ups`] : []),
    ...(required ? [] : ["Optional"]),
    ...(conditionAi ? [`Only if ${isolated(conditionAi)}`] : []),
  ];
  return (
    <p className={cn("text-muted-foreground text-sm", whole ? "text-pretty" : "truncate")}>{facts.join("  ·  ")}</p>
  );
}
