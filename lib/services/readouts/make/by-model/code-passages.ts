import type { Context } from "@/lib/core/context";
import { groupBy } from "@/lib/core/data/group-by";
import { mapConcurrently } from "@/lib/core/data/map-concurrently";
import type { Tell } from "@/lib/core/work-progress";
import { patiently } from "@/lib/services/model/patiently";
import { codePassagesPrompt, type ShownClaim } from "@/lib/services/model/prompts/code-passages";
import { type Marked, shownAs } from "./marked";
import { MOST_CALLS } from "./read-transcripts";

/** Fewer at a time are read more carefully. */
export const MOST_A_CALL = 40;

export type Coded = { passage: Marked; side: "for" | "against" };

/**
 * What supports or contradicts each claim, by its number, according to a model that sees the claims next to each
 * passage without knowing for which one it was written. Throws `ModelFailed`.
 */
export async function codePassages(
  ctx: Context,
  claims: readonly ShownClaim[],
  passages: readonly Marked[],
  tell: Tell,
): Promise<Map<number, Coded[]>> {
  const batches: Marked[][] = [];
  for (let at = 0; at < passages.length; at += MOST_A_CALL) batches.push(passages.slice(at, at + MOST_A_CALL));
  let done = 0;
  const say = (isWaiting: boolean) => tell({ step: "code", done, total: passages.length, isWaiting });
  const answers = await mapConcurrently(batches, MOST_CALLS, async (batch) => {
    await say(false);
    const { codes } = await patiently(ctx, codePassagesPrompt(claims, batch.map(shownAs)), () => say(true));
    done += batch.length;
    return codes.flatMap(({ passage, claim, side }) => {
      const coded = batch[passage];
      return coded ? [{ claim, passage: coded, side }] : [];
    });
  });
  return groupBy(answers.flat(), ({ claim }) => claim);
}
