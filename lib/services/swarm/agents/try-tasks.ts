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
    const step: StepRecord = {
      index: walk.steps.length,
      taskId: task.id,
      action,
      thought,
      result,
      observation,
      axe,
      events,
    };
    walk.steps.push(step);
    walked.ended = seen.ended;
    crashPoint("swarm.before_step");
    return keepStep(ctx, sent, step, seen.screenshot);
  };
  for (const task of tasks) {
    const begun = walk.steps.length;
    const random = seededRandom(`${seed} ${number} ${task.id}`);
    const first: Action = { kind: "open", url: plan.targetUrl };
    let seen = await browser.act(first);
    if (!(await keep(task, first, "I start on the first page.", seen))) return null;
    let memory = newMemory();
    let outcome: TaskOutcome | null = null;
    while (!outcome && !walked.ended) {
      const turn = { observation: seen.observation, task, persona, memory, random, result: seen.result };
      const isOver = walk.steps.length >= MOST_STEPS || Date.now() > until;
      const done = walk.steps.slice(begun).map(({ action }) => describeAction(action));
      const next = isOver ? { ...OVER, memory } : await choose(ctx, turn, done, signal);
      memory = next.memory;
      seen = next.action.kind === "finish" ? still(seen.observation) : await browser.act(next.action);
      if (!(await keep(task, next.action, next.thought, seen))) return null;
      if (next.action.kind === "finish") outcome = outcomeOf(task, next.action, walk.steps.length - begun);
    }
    walked.outcomes.push(
      outcome ?? {
        taskId: task.id,
        outcome: "stopped",
        reason: walked.ended ?? "",
        steps: walk.steps.length - begun,
      },
    );
    if (walked.ended) break;
  }
  return walked;
}

const outcomeOf = ({ id: taskId }: Task, { outcome, reason }: Extract<Action, { kind: "finish" }>, steps: number) => ({
  taskId,
  outcome,
  reason,
  steps,
});

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
