import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { describeAction } from "@/lib/core/swarm/describe-action";
import type { Observation } from "@/lib/core/swarm/observation";
import { newMemory } from "@/lib/core/swarm/plan/memory";
import { seededRandom } from "@/lib/core/swarm/random";
import type { Action, Outcome, StepRecord, StepResult, Task, Walk } from "@/lib/core/swarm/types";
import type { AgentBrowser, Seen } from "@/lib/integrations/browser/types";
import { choose } from "./choose";
import { keepStep } from "./keep-step";
import type { Sent } from "./set-out";

const MOST_STEPS = 250;
const MOST_MS = 10 * 60_000;

export type TaskOutcome = { taskId: string; outcome: Outcome; reason: string; steps: number };
export type Walked = { walk: Walk; outcomes: TaskOutcome[]; ended: string | null };

/**
 * Tries one task after another, each from the first page; null if the agent was cancelled or superseded. Throws the
 * signal's reason.
 */
export async function tryTasks(
  ctx: Context,
  sent: Sent,
  browser: AgentBrowser,
  signal: AbortSignal,
): Promise<Walked | null> {
  const { number, persona, plan, seed } = sent;
  const tasks = plan.tasks.map(({ id, text, success }) => ({ id, text, success: success.filter((one) => one.value) }));
  const walk: Walk = { number, persona, target: plan.targetUrl, tasks, steps: [] };
  const walked: Walked = { walk, outcomes: [], ended: null };
  const until = Date.now() + MOST_MS;
  const keep = async (task: Task, action: Action, thought: string, seen: Seen) => {
    const { result, observation, axe, events } = seen;
    const index = walk.steps.length;
    const step: StepRecord = { index, taskId: task.id, action, thought, result, observation, axe, events };
    walk.steps.push(step);
    walked.ended = seen.ended;
    crashPoint("swarm.before_step");
    return keepStep(ctx, sent, step, seen.screenshot);
  };
  /** One task; null if the agent was cancelled or superseded. */
  const tryTask = async (task: Task): Promise<TaskOutcome | null> => {
    const begun = walk.steps.length;
    const steps = () => walk.steps.length - begun;
    const random = seededRandom(`${seed} ${number} ${task.id}`);
    const first: Action = { kind: "open", url: plan.targetUrl };
    let seen = await browser.act(first);
    if (!(await keep(task, first, "I start on the first page.", seen))) return null;
    let memory = newMemory();
    while (!walked.ended) {
      const turn = { observation: seen.observation, task, persona, memory, random, result: seen.result };
      const isOver = walk.steps.length >= MOST_STEPS || Date.now() > until;
      const done = walk.steps.slice(begun).map(({ action }) => describeAction(action));
      const { action, thought, memory: learned } = isOver ? { ...OVER, memory } : await choose(ctx, turn, done, signal);
      memory = learned;
      seen = action.kind === "finish" ? still(seen.observation) : await browser.act(action);
      if (!(await keep(task, action, thought, seen))) return null;
      if (action.kind === "finish")
        return { taskId: task.id, outcome: action.outcome, reason: action.reason, steps: steps() };
    }
    return { taskId: task.id, outcome: "stopped", reason: walked.ended ?? "", steps: steps() };
  };
  for (const task of tasks) {
    const outcome = await tryTask(task);
    if (!outcome) return null;
    walked.outcomes.push(outcome);
    if (walked.ended) break;
  }
  return walked;
}

const LIMIT = "The agent ran out of time.";
const OVER = { action: { kind: "finish", outcome: "stopped", reason: LIMIT } as const, thought: LIMIT };

const RESULT: StepResult = {
  ok: true,
  error: null,
  durationMs: 0,
  documentStatus: null,
  requestCount: 0,
  focus: null,
};

/** Finishing isn't an act on the page. */
const still = (observation: Observation | null): Seen => ({
  result: RESULT,
  observation,
  axe: [],
  events: [],
  screenshot: null,
  ended: null,
});
