import type { Context } from "@/lib/core/context";
import { generate } from "@/lib/services/model/generate";
import { screenerJudgePrompt } from "@/lib/services/model/prompts/screener-judge";
import type { Case, Judged } from "./judge";

const VERDICTS = { met: "qualified", not_met: "not_qualified", uncertain: "uncertain" } as const;

/**
 * Lets a language model judge. A verdict is only valid with a quote that the participant wrote. Throws if the model
 * fails.
 */
export async function judgeWithModel(
  ctx: Pick<Context, "workspaceId">,
  { condition, said }: Case,
  signal?: AbortSignal,
): Promise<Judged> {
  const { verdict, quote, reason } = await generate(ctx, screenerJudgePrompt(condition, said), signal);
  const words = quote.trim();
  if (verdict !== "uncertain" && (words.length < 2 || !said.includes(words)))
    return { verdict: "uncertain", reason: "The automatic assessment could not be traced back to the answer." };
  return { verdict: VERDICTS[verdict], reason };
}
