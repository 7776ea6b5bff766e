import { z } from "zod";
import { requireNoTransaction } from "@/lib/db/require-no-transaction";
import { generateObject, MOST_TOKENS, type Prompt } from "@/lib/integrations/model/model";
import { ModelFailed, type ModelFailure } from "@/lib/integrations/model/model-failed";
import { reserve, settle } from "./allowance";
import { type AtWork, keepAnswer, knownAnswer } from "./answers";

/** Of UTF-8: no language needs more than one token per three bytes of running text. */
const BYTES_OF_A_TOKEN = 3;

const mostInput = ({ system, messages, schema }: Prompt): number => {
  const shape = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" })).length;
  const texts = [system, ...messages.map(({ content }) => content)];
  return Math.ceil((texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) + shape) / BYTES_OF_A_TOKEN);
};

/**
 * The only path to a language model. The most that a call can cost is reserved from the workspace's month before it is
 * made, and corrected afterwards, so concurrent callers never exceed the limit. What was answered earlier in the same
 * background work isn't asked again. Throws `ModelFailed`; the caller then continues without a model.
 */
export async function generate<S extends z.ZodType>(
  ctx: AtWork,
  prompt: Prompt<S>,
  signal?: AbortSignal,
  told?: { onText: (text: string) => void },
): Promise<z.output<S>> {
  requireNoTransaction("A language model");
  signal?.throwIfAborted();
  const known = await knownAnswer(ctx, prompt);
  if (known) return known.object;
  const most = { inputTokens: mostInput(prompt), outputTokens: prompt.mostTokens ?? MOST_TOKENS };
  const reserved = await reserve(ctx.workspaceId, most);
  if (!reserved) throw new ModelFailed("used-up");
  // Unknown usage counts as reserved: an interrupted call may have been charged for.
  let spent: typeof most = most;
  try {
    const answer = await generateObject(prompt, signal, told);
    spent = answer.spent ?? most;
    await keepAnswer(ctx, prompt, answer.object);
    return answer.object;
  } catch (error) {
    if (error instanceof ModelFailed) spent = error.spent ?? (UNPAID.has(error.failure) ? NOTHING : most);
    throw error;
  } finally {
    await settle(reserved, spent);
  }
}

const UNPAID: ReadonlySet<ModelFailure> = new Set(["unreachable", "busy", "refused"]);
const NOTHING = { inputTokens: 0, outputTokens: 0 };
