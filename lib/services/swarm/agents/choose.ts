import type { Context } from "@/lib/core/context";
import { isDone } from "@/lib/core/swarm/is-done";
import type { Observation } from "@/lib/core/swarm/observation";
import { followedBy } from "@/lib/core/swarm/plan/followed-by";
import { decided, remember, type Used } from "@/lib/core/swarm/plan/remember";
import { keyOf, type Plan, type Turn } from "@/lib/core/swarm/plan/turn";
import { planStep } from "@/lib/core/swarm/plan-step";
import type { Action, Task } from "@/lib/core/swarm/types";
import { hasModel } from "@/lib/integrations/model/model";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import { generate } from "@/lib/services/model/generate";
import { actionOf, agentStepPrompt } from "@/lib/services/model/prompts/agent-step";
import { mayChoose } from "./may-choose";

/**
 * The agent's next step: the built-in planner's, or with a model the model's choice among the same acts. If the model
 * can't answer, or its choice isn't allowed, the planner decides; only the criteria decide whether a task is done.
 */
export async function choose(ctx: Context, turn: Turn, done: string[], signal: AbortSignal): Promise<Plan> {
  const planned = planStep(turn);
  const { observation, task, persona } = turn;
  if (!hasModel() || !observation || planned.action.kind === "finish") return planned;
  try {
    const answer = await generate(ctx, agentStepPrompt({ ...turn, observation }, done), signal);
    const action = actionOf(answer, observation);
    if (!action || !mayChoose({ action, task, persona, observation })) return planned;
    if (action.kind === "finish" && action.outcome === "succeeded" && !isDone(task, observation)) return planned;
    const used = usedBy(action, task, observation);
    return { action, thought: answer.thought, memory: decided(remember(turn), action, used) };
  } catch (error) {
    if (error instanceof ModelFailed) return planned;
    throw error;
  }
}

/** What the planner has to know about the act when it continues from there. */
function usedBy(action: Action, task: Task, observation: Observation): Used {
  const element = "target" in action ? observation.elements[action.target.ref] : undefined;
  if (!element) return {};
  return { key: keyOf(observation, element), words: action.kind === "click" ? followedBy(element, task) : [] };
}
