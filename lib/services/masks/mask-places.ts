import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { expireExports } from "@/lib/services/quotes/expire-exports";
import { rewritePlaces } from "@/lib/services/quotes/rewrite-places";
import type { Cited } from "@/lib/services/quotes/rewrite-value";
import { plainWords, WordRuns } from "@/lib/services/quotes/word-runs";
import { wordsOf } from "./find/words-of";
import { type Replacement, replaceInQuote } from "./replacements";
import type { MaskRow } from "./row";
import type { StoredLine } from "./transcript-lines";
import { WordMatcher } from "./word-matcher";

type Hidden = {
  hidden: readonly MaskRow[];
  lines: readonly StoredLine[];
  replacements: ReadonlyMap<number, readonly Replacement[]>;
  matcher: WordMatcher;
};

/**
 * Masks the words everywhere else. What quotes the transcript is masked word by word. Text without a known source is
 * masked if it repeats six consecutive words of the line, and in researchers' writing also where the words can mean
 * nobody else: full names, addresses, numbers.
 */
export async function maskPlaces(
  tx: Transaction,
  ctx: Context,
  ownerId: string,
  { hidden, lines, replacements, matcher }: Hidden,
): Promise<void> {
  const unmistakable = new WordMatcher(hidden.filter(isUnmistakable));
  const byIndex = new Map(lines.map((line) => [line.index, line.text]));
  const touching = new Set(hidden.flatMap(({ original }) => plainWords(original)));
  const runs = new WordRuns();
  for (const index of replacements.keys()) runs.add(byIndex.get(index) ?? "", touching);
  const quote = (cited: Cited) => {
    const index = Number(cited.id?.split(":")[1] ?? Number.NaN);
    const line = byIndex.get(index);
    if (line === undefined) return matcher.mask(cited.quote);
    return replaceInQuote(cited.quote, line, replacements.get(index) ?? []) ?? matcher.mask(cited.quote);
  };
  const rewriteOf: Parameters<typeof rewritePlaces>[2]["rewriteOf"] = ({ others, isLinked }) => ({
    quote,
    text(text) {
      if (isLinked || runs.isRepeatedIn(text)) return matcher.mask(text);
      return others === "written" ? unmistakable.mask(text) : text;
    },
  });
  const ids = await rewritePlaces(tx, ctx, { ownerId, rewriteOf, containing: matcher.words });
  await expireExports(tx, ctx, ownerId, ids);
}

const isUnmistakable = ({ kind, original }: MaskRow): boolean =>
  kind === "name" ? wordsOf(original).length > 1 : plainWords(original).join("").length >= 6;
