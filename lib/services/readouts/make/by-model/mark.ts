import type { Context } from "@/lib/core/context";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { storedQuote } from "@/lib/services/eva/compose/check-quotes";
import { patiently } from "@/lib/services/model/patiently";
import { markPassagesPrompt, type ShownLine } from "@/lib/services/model/prompts/mark-passages";
import type { Place } from "./marked";

/** Whoever says no more than this, as in a survey, is read line by line without a model. */
const SHORT = 1_200;
/** Characters per call: an interview of half an hour. */
export const MOST_CHARACTERS = 24_000;
const FEWEST_WORDS = 3;
const MOST_MARKED = 24;
const LONGEST = 800;

const lengthOf = (lines: readonly AnalysisLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Whether a transcript is so short that each of its lines is a passage. */
export const isShort = (lines: readonly AnalysisLine[]): boolean => lengthOf(lines) <= SHORT;

/** Every line that says something. */
export const wholeLines = (lines: readonly AnalysisLine[]): Place[] =>
  lines
    .filter(({ text }) => wordsOf(text).length >= FEWEST_WORDS)
    .map(({ index, text }) => ({ index, firstOffset: 0, lastOffset: text.length }));

/**
 * The passages of one transcript that a model marks as worth quoting. Only what the lines really say counts. `say` is
 * awaited before each call that costs something, and while waiting for the model. Throws `ModelFailed`.
 */
export async function markPlaces(
  ctx: Context,
  study: string,
  lines: readonly AnalysisLine[],
  say: (isWaiting: boolean) => Promise<void>,
): Promise<Place[]> {
  const places: Place[] = [];
  for (const part of partsOf(lines)) {
    await say(false);
    const { passages } = await patiently(ctx, markPassagesPrompt(study, shown(part)), () => say(true));
    const found = passages.flatMap(({ line, quote }) => placeOf(part[line], quote) ?? []);
    if (passages.length > 0 && found.length === 0) throw new ModelFailed("unusable");
    places.push(...apart(found).slice(0, MOST_MARKED));
  }
  return places;
}

/** Consecutive lines that fit into a call; a single line may be longer. */
function partsOf(lines: readonly AnalysisLine[]): AnalysisLine[][] {
  const parts: AnalysisLine[][] = [];
  let room = 0;
  for (const line of lines) {
    if (room < line.text.length) {
      parts.push([]);
      room = MOST_CHARACTERS;
    }
    parts.at(-1)?.push(line);
    room -= line.text.length;
  }
  return parts;
}

/** A question is shown once, with the first line after it. */
const shown = (lines: readonly AnalysisLine[]): ShownLine[] =>
  lines.map(({ question, text }, line) => ({
    line,
    ...(question && question !== lines[line - 1]?.question && { asked: question }),
    said: text,
  }));

function placeOf(line: AnalysisLine | undefined, quote: string): Place | null {
  const said = line && storedQuote(line.text, quote);
  if (!said || said.length > LONGEST || wordsOf(said).length < FEWEST_WORDS) return null;
  const firstOffset = line.text.indexOf(said);
  return { index: line.index, firstOffset, lastOffset: firstOffset + said.length };
}

/** Of passages that overlap, the first. */
const apart = (places: readonly Place[]): Place[] =>
  places.filter(
    (one, at) =>
      !places
        .slice(0, at)
        .some(
          (other) =>
            other.index === one.index && other.firstOffset < one.lastOffset && one.firstOffset < other.lastOffset,
        ),
  );
