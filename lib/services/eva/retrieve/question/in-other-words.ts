import type { Context } from "@/lib/core/context";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import type { Scope } from "@/lib/services/evidence/scope";
import { generate } from "@/lib/services/model/generate";
import { sayingsPrompt } from "@/lib/services/model/prompts/sayings";
import { retrieve } from "../retrieve";
import type { Retrieved } from "../retriever";

const MOST_SAYINGS = 8;

/**
 * What a question finds when a model says how people could have put what answers it: few use the words of a
 * researcher. Throws `ModelFailed` if it can't be asked; useless sayings leave what was `found` by the question alone.
 */
export async function inOtherWords(
  ctx: Context,
  question: string,
  scope: Scope,
  found: Retrieved,
  signal: AbortSignal | undefined,
): Promise<Retrieved> {
  try {
    const { sayings } = await generate(ctx, sayingsPrompt(question), signal);
    return sayings.length > 0 ? await retrieve(ctx, question, scope, sayings.slice(0, MOST_SAYINGS)) : found;
  } catch (error) {
    if (error instanceof ModelFailed && error.failure === "unusable") return found;
    throw error;
  }
}
