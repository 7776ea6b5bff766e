import type { ProblemEvidence, RawProblem, StepRecord, Task, Walk } from "@/lib/core/swarm/types";
import { rawProblem } from "./raw-problem";

const WRONG_TURNS = 2;

/** Tasks that were given up, and those that were done with detours. */
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
  const end: ProblemEvidence = { kind: "step", stepIndex: last.index, quote: null };
  const seen = steps
    .slice(-3, -1)
    .map(({ index }): ProblemEvidence => ({ kind: "screenshot", stepIndex: index, quote: null }));
  const [first = end, ...others] = [...seen, end];
  return rawProblem({
    kind: "task_failed",
    subject: task.id,
    isId: true,
    anywhere: true,
    severity: "critical",
    title: `The task “${task.text}” couldn’t be completed`,
    summary: `After ${steps.length - 1} steps the agent gave up: “${reason}”`,
    recommendation:
      "Go through the recorded steps: where the words on the page stop matching the words of the task, label the way forward in those words.",
    pageUrl: urlOf(steps),
    evidence: [first, ...others],
  });
}

function detour(task: Task, steps: StepRecord[]): RawProblem[] {
  const wrong = wrongTurns(steps);
  const [first, ...others] = wrong;
  if (!first || wrong.length < WRONG_TURNS) return [];
  const names = wrong.flatMap(({ action }) => (action.kind === "click" ? [`“${action.target.name}”`] : []));
  return [
    rawProblem({
      kind: "detour",
      subject: task.id,
      isId: true,
      anywhere: true,
      severity: "moderate",
      title: `The task “${task.text}” took wrong turns before it was done`,
      summary: `The agent followed ${names.join(", ") || "other ways"} first, and none of them led there.`,
      recommendation:
        "Name the right path as people would, and take this task’s words off the paths that don’t lead there.",
      pageUrl: urlOf(steps),
      evidence: [
        { kind: "step", stepIndex: first.index, quote: null },
        ...others.slice(0, 3).map(({ index }) => ({ kind: "step" as const, stepIndex: index, quote: null })),
      ],
    }),
  ];
}

const PLACES = new Set(["navigation", "header", "footer"]);

/**
 * Clicks to a page on which nothing was done: it was left by Back, by a search or by navigation that every page has.
 */
function wrongTurns(steps: StepRecord[]): StepRecord[] {
  return steps.filter((step, at) => {
    const before = steps[at - 1]?.observation;
    const { action, observation } = step;
    if (action.kind !== "click" || !before || !observation || before.url === observation.url) return false;
    const next = steps[at + 1]?.action;
    if (next?.kind === "back") return true;
    if (next?.kind === "type") return observation.elements[next.target.ref]?.role === "searchbox";
    const left = next?.kind === "click" ? observation.elements[next.target.ref] : undefined;
    return left !== undefined && left.landmark !== null && PLACES.has(left.landmark);
  });
}
