import { log } from "@/lib/core/log";
import { findProblems } from "@/lib/core/swarm/find-problems";
import { replayOf } from "@/lib/core/swarm/replay-of";
import type { Action, RawProblem, StepRecord, Walk } from "@/lib/core/swarm/types";
import { openAgentBrowser } from "@/lib/integrations/browser/open-agent-browser";
import type { BrowserLimits } from "@/lib/integrations/browser/types";

const MOST_REPLAYS = 3;
const MOST_MS = 60_000;
/** What ends a browser, or is told of a whole task, is not tried a second time. */
const ONCE = new Set<RawProblem["kind"]>(["task_failed", "detour", "crash", "popups", "blocked", "slow_answer"]);

/**
 * Does the steps again that led to the worst problems of an agent, each in a browser that knows nothing of the first. Answers
 * the keys of the problems that came up once more; what can't be done again is not among them.
 */
export async function meetAgain(walk: Walk, limits?: Partial<BrowserLimits>): Promise<ReadonlySet<string>> {
  const again = new Set<string>();
  const until = Date.now() + MOST_MS;
  // The longest way first: it passes by most of the others.
  const worth = findProblems(walk)
    .filter(({ kind, severity }) => !ONCE.has(kind) && (severity === "critical" || severity === "serious"))
    .toSorted((a, b) => lengthOf(b, walk) - lengthOf(a, walk));
  let replays = 0;
  for (const problem of worth) {
    if (again.has(problem.key) || replays >= MOST_REPLAYS || Date.now() > until) continue;
    replays += 1;
    try {
      const repeated = await repeat(walk, replayOf(problem, walk), until, limits);
      for (const { key } of findProblems(repeated)) again.add(key);
    } catch (error) {
      log().warn({ error }, "The steps of an agent could not be done again.");
    }
  }
  return again;
}

const lengthOf = (problem: RawProblem, walk: Walk): number => replayOf(problem, walk).length;

async function repeat(walk: Walk, actions: Action[], until: number, limits?: Partial<BrowserLimits>): Promise<Walk> {
  const steps: StepRecord[] = [];
  const browser = await openAgentBrowser({ persona: walk.persona, target: walk.target, limits });
  try {
    for (const action of actions) {
      const { result, observation, axe, events, ended } = await browser.act(action);
      steps.push({ index: steps.length, taskId: "", action, thought: "", result, observation, axe, events });
      if (ended || Date.now() > until) break;
    }
  } finally {
    await browser.close();
  }
  return { ...walk, tasks: [{ id: "", text: "", success: [] }], steps };
}
