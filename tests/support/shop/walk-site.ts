import { newMemory } from "@/lib/core/swarm/plan/memory";
import { planStep } from "@/lib/core/swarm/plan-step";
import { seededRandom } from "@/lib/core/swarm/random";
import type { Action, Persona, StepRecord, Task, Walk } from "@/lib/core/swarm/types";
import { openAgentBrowser } from "@/lib/integrations/browser/open-agent-browser";
import type { Seen } from "@/lib/integrations/browser/types";

type Sent = {
  number: number;
  persona: Persona;
  url: string;
  tasks: Task[];
  seed: string;
  /** Called while the page is as the step left it. */
  onStep?: (step: StepRecord) => Promise<void>;
};

/** Sends a built-in agent through a site in the agents' own browser, and keeps nothing but what it returns. */
export async function walkSite({ number, persona, url, tasks, seed, onStep }: Sent): Promise<Walk> {
  const walk: Walk = { number, persona, target: url, tasks, steps: [] };
  const browser = await openAgentBrowser({ persona, target: url });
  const keep = async (taskId: string, action: Action, thought: string, { result, observation, axe, events }: Seen) => {
    const step: StepRecord = { index: walk.steps.length, taskId, action, thought, result, observation, axe, events };
    walk.steps.push(step);
    await onStep?.(step);
  };
  try {
    for (const task of tasks) {
      const random = seededRandom(`${seed} ${number} ${task.id}`);
      const first: Action = { kind: "open", url };
      let seen = await browser.act(first);
      await keep(task.id, first, "I start on the first page.", seen);
      let memory = newMemory();
      for (;;) {
        const turn = { observation: seen.observation, task, persona, memory, random, result: seen.result };
        const plan = planStep(turn);
        memory = plan.memory;
        if (plan.action.kind !== "finish") seen = await browser.act(plan.action);
        await keep(
          task.id,
          plan.action,
          plan.thought,
          plan.action.kind === "finish" ? { ...seen, axe: [], events: [] } : seen,
        );
        if (plan.action.kind === "finish") break;
      }
      if (seen.ended) break;
    }
  } finally {
    await browser.close();
  }
  return walk;
}
