import type { Context } from "@/lib/core/context";
import { isDone } from "@/lib/core/swarm/is-done";
import type { Plan, Turn } from "@/lib/core/swarm/plan/turn";
import { planStep } from "@/lib/core/swarm/plan-step";
import { hasModel } from "@/lib/integrations/model/model";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import { generate } from "@/lib/services/model/generate";
import { actionOf, agentStepPrompt } from "@/lib/services/model/prompts/agent-step";

/**
 * The agent's next step: the built-in planner's, or with a model the model's choice among the same acts. What the model
 * cannot answer, the planner does; whether a task is done is told by its criteria, never by the model.
 */
export async function choose(ctx: Context, turn: Turn, done: string[]): Promise<Plan> {
  const planned = planStep(turn);
  const { observation, task } = turn;
  if (!hasModel() || !observation || planned.action.kind === "finish") return planned;
  try {
    const answer = await generate(ctx, agentStepPrompt({ ...turn, observation }, done));
    const action = actionOf(answer, observation);
    if (!action || (action.kind === "finish" && action.outcome === "succeeded" && !isDone(task, observation)))
      return planned;
    return { action, thought: answer.thought, memory: planned.memory };
  } catch (error) {
    if (error instanceof ModelFailed) return planned;
    throw error;
  }
}
