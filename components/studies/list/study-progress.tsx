import { ProgressBar } from "@/components/ui/states/progress-bar";
import { mayFinish } from "@/lib/core/study/may-finish";
import type { StudySummary } from "../shapes";

/** How many of the wanted participants have finished. */
export function StudyProgress({ study }: { study: Pick<StudySummary, "type" | "status" | "counts"> }) {
  const { completed, target, inProgress } = study.counts;
  if (target === null) return <span className="text-muted-foreground">–</span>;
  return (
    <span className="grid w-28 gap-1.5">
      <span className="flex justify-between gap-2 text-sm tabular-nums">
        <span>
          {completed} <span className="text-muted-foreground">of {target}</span>
        </span>
        {inProgress > 0 && mayFinish(study) && <span className="text-muted-foreground">+{inProgress} now</span>}
      </span>
      <ProgressBar label={`${completed} of ${target} finished`} value={completed / target} />
    </span>
  );
}
