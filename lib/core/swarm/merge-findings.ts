import { groupBy } from "@/lib/core/data/group-by";
import { counted } from "@/lib/core/text/counted";
import { typesetAround } from "@/lib/core/text/typeset";
import type { FindingCandidate, ProblemSeverity, RawProblem } from "./types";

const WORST_FIRST: ProblemSeverity[] = ["critical", "serious", "moderate", "minor"];
const MOST_EVIDENCE = 8;

/** What is kept of an agent's walk. `action` is in describeAction's words. */
export type AgentProblems = {
  agent: number;
  /** Name of its persona. */
  persona: string;
  problems: RawProblem[];
  steps: { index: number; action: string; pageUrl: string }[];
};

type Met = { of: AgentProblems; problem: RawProblem };

/**
 * All agents' problems merged by key: the worst first, then those that more agents met. Confirmed means that two agents
 * met it, or that it occurred again on replay.
 */
export function mergeFindings(agents: AgentProblems[]): FindingCandidate[] {
  const met = agents.flatMap((of) => of.problems.map((problem): Met => ({ of, problem })));
  return [...groupBy(met, ({ problem }) => problem.key).values()]
    .flatMap((same) => candidate(same, agents.length))
    .sort(
      (a, b) =>
        WORST_FIRST.indexOf(a.severity) - WORST_FIRST.indexOf(b.severity) ||
        b.agents.length - a.agents.length ||
        a.key.localeCompare(b.key, "en"),
    );
}

const rank = ({ problem, of }: Met): number => WORST_FIRST.indexOf(problem.severity) * 1_000 + of.agent;

/** Nothing if no step shows it. */
function candidate(met: Met[], sent: number): FindingCandidate[] {
  const worst = met.toSorted((a, b) => rank(a) - rank(b))[0]?.problem;
  const evidence = someOf(met.map(evidenceOf));
  if (!worst || evidence.length === 0) return [];
  const agents = [...new Set(met.map(({ of }) => of.agent))].sort((a, b) => a - b);
  const names = [...new Set(met.map(({ of }) => of.persona))];
  return [
    {
      key: worst.key,
      kind: worst.kind,
      severity: worst.severity,
      verdict: agents.length > 1 || met.some(({ problem }) => problem.again) ? "confirmed" : "unconfirmed",
      title: typesetAround(worst.title),
      summary: `${typesetAround(worst.summary)} Affected ${agents.length} of ${counted(sent, "agent")}: ${names.join(", ")}.`,
      recommendation: worst.recommendation && typesetAround(worst.recommendation),
      agents,
      evidence,
    },
  ];
}

/** As many as are kept, in order; each agent's first comes before a second from another. */
function someOf(shown: FindingCandidate["evidence"][]): FindingCandidate["evidence"] {
  const all = shown.flat();
  const isFirst = (one: FindingCandidate["evidence"][number]) => all.find(({ agent }) => agent === one.agent) === one;
  const ranked = [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
  const kept = new Set(ranked.slice(0, MOST_EVIDENCE));
  return all.filter((one) => kept.has(one));
}

function evidenceOf({ of, problem }: Met): FindingCandidate["evidence"] {
  return problem.evidence.flatMap((evidence) => {
    const step = of.steps.find(({ index }) => index === evidence.stepIndex);
    return step ? { ...evidence, agent: of.agent, pageUrl: step.pageUrl, action: step.action } : [];
  });
}
