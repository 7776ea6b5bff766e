import type { Context } from "@/lib/core/context";
import type { Tell } from "@/lib/core/work-progress";
import { patiently } from "@/lib/services/model/patiently";
import { type Codebook, codebookPrompt } from "@/lib/services/model/prompts/codebook";
import { type Marked, shownAs } from "./marked";

/** So many passages tell a study's themes, and fit into one call; all others are coded by the same claims. */
export const MOST_SHOWN = 240;

/** The themes and claims that a model sees in the passages of everyone. Throws `ModelFailed`. */
export async function writeCodebook(
  ctx: Context,
  study: string,
  passages: readonly Marked[],
  tell: Tell,
): Promise<Codebook> {
  const people = new Map<string, number>();
  const shown = inTurn(passages)
    .slice(0, MOST_SHOWN)
    .map((one, number) => {
      const person = people.get(one.ref.person) ?? people.size + 1;
      people.set(one.ref.person, person);
      return { ...shownAs(one, number), person };
    });
  const say = (isWaiting: boolean) => tell({ step: "codebook", done: 0, total: 0, isWaiting });
  await say(false);
  return patiently(ctx, codebookPrompt(study, shown), () => say(true));
}

/** The first passage of each person, then the second, and so on, so that nobody is left out before others are heard. */
function inTurn(passages: readonly Marked[]): Marked[] {
  const seen = new Map<string, number>();
  return passages
    .map((one) => {
      const turn = seen.get(one.ref.person) ?? 0;
      seen.set(one.ref.person, turn + 1);
      return { one, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
}
