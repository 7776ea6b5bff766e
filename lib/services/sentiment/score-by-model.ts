import type { Context } from "@/lib/core/context";
import { groupBy } from "@/lib/core/data/group-by";
import { mapConcurrently } from "@/lib/core/data/map-concurrently";
import type { Tell } from "@/lib/core/work-progress";
import type { Loaded } from "@/lib/services/analysis/load-lines";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { requireAffordable } from "@/lib/services/model/affordable";
import { unanswered } from "@/lib/services/model/answers";
import { batchesOf, numbered, tokensOfLines } from "@/lib/services/model/line-batches";
import { patiently } from "@/lib/services/model/patiently";
import { scoreLinesPrompt } from "@/lib/services/model/prompts/score-lines";
import { inGroups, loadReadings, storeReading } from "@/lib/services/model/readings";
import type { Scored } from "./summary";

const MOST_CALLS = 4;
/** Shorter lines, such as "Yes.", say nothing alone. */
const FEWEST_WORDS = 3;

/**
 * How lines speak of things, according to a model that answers with numbers only. What it said of a transcript is kept,
 * so that only who is new or has changed is read again. Throws `ModelFailed`.
 */
export async function scoreByModel(ctx: Context, { lines, versions }: Loaded, tell: Tell): Promise<Scored[]> {
  const known = await loadReadings(ctx, "sentiment", versions);
  const speaking = lines.filter(({ text }) => wordsOf(text).length >= FEWEST_WORDS);
  const unread = speaking.filter(({ ownerId }) => !known.has(ownerId));
  const unscored = [...groupBy(unread, ({ ownerId }) => ownerId)].map(([ownerId, own]) => ({
    ownerId,
    calls: batchesOf(own).map((batch) => ({ batch, prompt: scoreLinesPrompt(numbered(batch)) })),
  }));
  const unpaid = await unanswered(
    ctx,
    unscored.flatMap(({ calls }) => calls),
  );
  await requireAffordable(ctx, tokensOfLines(unpaid.flatMap(({ batch }) => batch)));
  let done = speaking.length - unread.length;
  const say = (isWaiting: boolean) => tell({ step: "score", done, total: speaking.length, isWaiting });
  const scores = new Map<string, Map<number, number>>();
  for (const [ownerId, numbers] of known) scores.set(ownerId, scoresIn(numbers));
  await mapConcurrently(unscored, MOST_CALLS, async ({ ownerId, calls }) => {
    const found = new Map<number, number>();
    for (const { batch, prompt } of calls) {
      await say(false);
      const answer = await patiently(ctx, prompt, () => say(true));
      for (const { line, score } of answer.scores) {
        const scored = batch[line];
        if (scored) found.set(scored.index, Math.round(score));
      }
      done += batch.length;
    }
    scores.set(ownerId, found);
    await storeReading(ctx, "sentiment", { ownerId, version: versions.get(ownerId) ?? 0, numbers: [...found].flat() });
  });
  return lines.map((line) => ({ line, score: scores.get(line.ownerId)?.get(line.index) ?? null }));
}

const scoresIn = (numbers: readonly number[]): Map<number, number> =>
  new Map(inGroups(2, numbers).map(([index = 0, score = 0]) => [index, score]));
