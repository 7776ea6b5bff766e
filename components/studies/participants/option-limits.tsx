import type { z } from "zod";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import type { listOptionLimits } from "@/lib/api/studies/option-limits";

type Limit = z.output<typeof listOptionLimits.response>["items"][number];

/** How many got in with each answer that only so many may have. */
export function OptionLimits({ limits }: { limits: Limit[] }) {
  const questions = [...new Map(limits.map((limit) => [limit.questionId, limit.question]))];
  return (
    <Section title="Spots by answer">
      <Panel>
        <ul className="wrap-anywhere divide-y">
          {questions.map(([questionId, question]) => (
            <li key={questionId} className="grid gap-2 px-4 py-3">
              <span dir="auto" className="text-left font-medium">
                {question}
              </span>
              <ul className="grid gap-x-8 gap-y-2.5 min-[760px]:grid-cols-2">
                {limits
                  .filter((limit) => limit.questionId === questionId)
                  .map((limit) => (
                    <Option key={limit.option} {...limit} />
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}

function Option({ option, most, taken }: Limit) {
  return (
    <li className="grid gap-1.5 text-sm">
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className="min-w-0">
          {option}
        </span>
        <span className="flex shrink-0 items-center gap-2 text-muted-foreground tabular-nums">
          {taken >= most && <Badge tone="warning">Full</Badge>}
          {taken} of {most}
        </span>
      </span>
      <ProgressBar label={`${option}: ${taken} of ${most}`} value={most === 0 ? 1 : taken / most} />
    </li>
  );
}
