import type { Mention } from "./read-mention";
import { saidFor } from "./said-for";
import type { Name } from "./says";

/** A word of a thing's name, or the whole of it, with what it is called in the other language and otherwise. */
export type Part = { same: Name[]; translated: Name[]; otherwise: Name[] };

/** "The length of the trial" is about a length. */
const MAIN_FIRST = / (?:per|pro|of|on|with|for|at|in|from|von|für|mit|auf|bei) /iu;

const partOf = (words: Name, isQuoted: boolean): Part => {
  const { same, otherwise } = isQuoted ? { same: [], otherwise: [] } : saidFor(words);
  return { same: [words, ...same], translated: same, otherwise };
};

/** In which ways a thing may be said, each in parts that occur together, the main word last. */
export function waysOf({ alternatives, isQuoted, thing }: Mention): Part[][] {
  return alternatives.flatMap((way) => {
    const parts = way.map((words) => partOf(words, isQuoted));
    if (parts.length === 1) return [parts];
    // A name of several words may be a single one in the other language.
    const whole = partOf(way.flat(), isQuoted);
    const apart = MAIN_FIRST.test(thing) ? parts.toReversed() : parts;
    return whole.translated.length + whole.otherwise.length > 0 ? [[whole], apart] : [apart];
  });
}
