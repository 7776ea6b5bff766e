import { scaleWords } from "@/components/studies/scale-words";
import { cn } from "@/components/ui/cn";
import type { GuideQuestion } from "@/lib/core/study/guide";
import { isolated } from "@/lib/core/text/text-direction";
import { KIND_WORDS, PROBE_WORDS } from "./question-words";

const OPTIONS_IN_A_LINE = 4;

type Props = {
  question: GuideQuestion;
  probes: boolean;
  /** Every option and the whole condition, where they can't be unfolded. */
  whole?: boolean;
};

/** A folded question in a line: its kind with what it offers, and whatever is unusual about it. */
export function QuestionSummary({ question, probes, whole = false }: Props) {
  const { kind, probe, required, conditionAi } = question;
  const offer = offerOf(question, whole);
  const facts = [
    KIND_WORDS[kind].label + (offer && `: ${offer}`),
    ...(probes && probe !== "none" ? [`${PROBE_WORDS[probe].label} follow-ups`] : []),
    ...(required ? [] : ["Optional"]),
    ...(conditionAi ? [`Only if ${isolated(conditionAi)}`] : []),
  ];
  return <p className={cn("text-muted-foreground text-sm", whole ? "text-pretty" : "truncate")}>{facts.join(" · ")}</p>;
}

/** The options, which may contain commas, or the ends of a scale; empty if the answer is free. */
function offerOf({ kind, options, scale }: GuideQuestion, whole: boolean): string {
  if (kind === "scale") return scaleWords(scale, whole);
  const named = options?.filter((option) => option.trim() !== "") ?? [];
  const shown = whole ? named : named.slice(0, OPTIONS_IN_A_LINE);
  const more = named.length - shown.length;
  return shown.map(isolated).join("; ") + (more > 0 ? `; and ${more} more` : "");
}
