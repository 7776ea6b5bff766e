import type { RawProblem, StepRecord, Task, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";

const DETOUR_BACKS = 2;

/** Tasks that were given up, and those that were done in a roundabout way. */
export function findTaskProblems(walk: Walk): RawProblem[] {
  return walk.tasks.flatMap((task) => {
    const steps = walk.steps.filter(({ taskId }) => taskId === task.id);
    const last = steps.at(-1);
    if (last?.action.kind !== "finish") return [];
    if (last.action.outcome === "gave_up") return [failed(task, steps, last, last.action.reason)];
    return last.action.outcome === "succeeded" ? detour(task, steps) : [];
  });
}

const urlOf = (steps: StepRecord[]): string => steps.findLast(({ observation }) => observation)?.observation?.url ?? "";

function failed(task: Task, steps: StepRecord[], last: StepRecord, reason: string): RawProblem {
  const shown = steps.slice(-3, -1);
  return rawProblem({
    kind: "task_failed",
    subject: task.id,
    anywhere: true,
    severity: "critical",
    title: `The task “${task.text}” could not be done`,
    summary: `After ${steps.length - 1} steps the agent gave up. ${reason}`,
    recommendation:
      "Walk the recorded steps: where the words of the page stop matching the words of the task, name the way on in those words.",
    pageUrl: urlOf(steps),
    evidence: [
      { kind: "screenshot", stepIndex: last.index, quote: null },
      ...shown.map(({ index }) => ({ kind: "step" as const, stepIndex: index, quote: null })),
    ],
  });
}

function detour(task: Task, steps: StepRecord[]): RawProblem[] {
  const wrong = steps.filter((step, at) => step.action.kind !== "back" && steps[at + 1]?.action.kind === "back");
  const [first, ...others] = wrong;
  if (!first || wrong.length < DETOUR_BACKS) return [];
  const names = wrong.flatMap(({ action }) => (action.kind === "click" ? [`“${action.target.name}”`] : []));
  return [
    rawProblem({
      kind: "detour",
      subject: task.id,
      anywhere: true,
      severity: "moderate",
      title: `The task “${task.text}” took wrong turns before it was done`,
      summary: `The agent went back ${wrong.length} times. It followed ${names.join(", ") || "other ways"} first, and none of them led there.`,
      recommendation:
        "Name the right way as people would, and take the words of this task off the ways that don't lead there.",
      pageUrl: urlOf(steps),
      evidence: [
        { kind: "step", stepIndex: first.index, quote: null },
        ...others.slice(0, 3).map(({ index }) => ({ kind: "step" as const, stepIndex: index, quote: null })),
      ],
    }),
  ];
}
