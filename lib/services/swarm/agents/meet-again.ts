import { log } from "@/lib/core/log";
import { findProblems } from "@/lib/core/swarm/find-problems";
import { replayOf } from "@/lib/core/swarm/replay-of";
import type { Action, RawProblem, StepRecord, Walk } from "@/lib/core/swarm/types";
import { openAgentBrowser } from "@/lib/integrations/browser/open-agent-browser";
import type { BrowserLimits } from "@/lib/integrations/browser/types";

const MOST_REPLAYS = 3;
const MOST_MS = 60_000;
/** Problems that end the browser, or that concern a whole task, aren't replayed. */
const ONCE = new Set<RawProblem["kind"]>(["task_failed", "detour", "crash", "popups", "blocked", "slow_answer"]);

type Options = { limits?: Partial<BrowserLimits> | undefined; mostMs?: number | undefined; signal: AbortSignal };

/**
 * Repeats the steps that led to an agent's worst problems, each in a fresh browser. Returns the keys of the problems
 * that occurred again; those that couldn't be repeated, or not in time, aren't among them. Throws the signal's reason.
 */
export async function meetAgain(walk: Walk, { limits, mostMs = MOST_MS, signal }: Options): Promise<Set<string>> {
  const again = new Set<string>();
  const late = AbortSignal.timeout(mostMs);
  const end = AbortSignal.any([signal, late]);
  // The longest path first, because it passes most of the others.
  const worth = findProblems(walk)
    .filter(({ kind, severity }) => !ONCE.has(kind) && (severity === "critical" || severity === "serious"))
    .toSorted((a, b) => lengthOf(b, walk) - lengthOf(a, walk));
  let replays = 0;
  for (const problem of worth) {
    if (again.has(problem.key) || replays >= MOST_REPLAYS) continue;
    if (late.aborted) break;
    replays += 1;
    const steps: StepRecord[] = [];
    try {
      await repeat(walk, replayOf(problem, walk), steps, { limits, signal: end });
    } catch (error) {
      signal.throwIfAborted();
      if (!late.aborted) log().warn({ error }, "An agent's steps could not be repeated.");
    }
    // What was seen until then counts, whatever ended it.
    for (const { key } of findProblems({ ...walk, tasks: [{ id: "", text: "", success: [] }], steps })) again.add(key);
  }
  return again;
}

const lengthOf = (problem: RawProblem, walk: Walk): number => replayOf(problem, walk).length;

async function repeat(
  { persona, target }: Walk,
  actions: Action[],
  steps: StepRecord[],
  { limits, signal }: Pick<Options, "limits" | "signal">,
): Promise<void> {
  const browser = await openAgentBrowser({ persona, target, limits, signal });
  try {
    for (const action of actions) {
      const { result, observation, axe, events, ended } = await browser.act(action);
      steps.push({ index: steps.length, taskId: "", action, thought: "", result, observation, axe, events });
      if (ended) break;
    }
  } finally {
    await browser.close();
  }
}
