import type { AnalysisLine } from "@/lib/services/analysis/line";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isSoftWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

/** What names something: one of each of these sets, a stem or the result of `spelled`, in the same sentence. */
export type Names = readonly ReadonlySet<string>[];

type Sentence = { from: number; to: number; forms: ReadonlySet<string> };
type Said = { line: AnalysisLine; words: number; sentences: Sentence[] };

/** What lines say, without their questions; `at` gives the lines that contain a stem or a word. */
export type Spoken = { said: readonly Said[]; at: ReadonlyMap<string, readonly number[]> };

/** A line that names something: how much it says about it, 0 to 1, and from where to where. */
export type Naming = { line: AnalysisLine; sure: number; from: number; to: number };

/** Anything shorter names a thing without saying anything about it. */
const FEWEST_WORDS = 4;
/** A line of this many words says something; a longer one doesn't say more. */
const ENOUGH_WORDS = 12;
/** Length that a quote reaches if the line allows, in characters. */
const LONG_ENOUGH = 45;
/** A word as it is spelled, with its inflections: by stems, "important" would be an import. */
export const spelled = (word: string): string[] => [`=${word}`, `=${word}s`];

const QUESTION = /[?？]["”’»)]*$/;

/** Indexes lines once for any number of lookups. */
export async function spokenIn(lines: readonly AnalysisLine[], breathe: () => Promise<void>): Promise<Spoken> {
  const said: Said[] = [];
  const at = new Map<string, number[]>();
  for (const line of lines) {
    const stem = stemmerOf(line.language);
    let words = 0;
    const sentences = piecesOf(line.text).flatMap(({ from, to }): Sentence[] => {
      const text = line.text.slice(from, to);
      if (QUESTION.test(text)) return [];
      const own = wordsOf(text);
      words += own.length;
      return [
        { from, to, forms: new Set(own.flatMap((word) => [`=${word}`, ...(isSoftWord(word) ? [] : [stem(word)])])) },
      ];
    });
    if (words >= FEWEST_WORDS) {
      for (const each of new Set(sentences.flatMap(({ forms }) => [...forms]))) {
        const places = at.get(each) ?? [];
        places.push(said.length);
        at.set(each, places);
      }
      said.push({ line, words, sentences });
    }
    await breathe();
  }
  return { said, at };
}

/** The lines that name something. */
export function naming({ said, at }: Spoken, names: Names): Naming[] {
  const [first = new Set<string>()] = names;
  const places = new Set([...first].flatMap((form) => at.get(form) ?? []));
  return [...places]
    .sort((a, b) => a - b)
    .flatMap((place) => {
      const one = said[place];
      return one ? namingIn(one, names) : [];
    });
}

function namingIn({ line, words, sentences }: Said, names: Names): Naming[] {
  const isNaming = ({ forms }: Sentence) => names.every((each) => [...each].some((form) => forms.has(form)));
  const own = sentences.filter(isNaming);
  const [first] = own;
  if (!first) return [];
  const length = own.reduce((sum, { from, to }) => sum + to - from, 0);
  const sure = Math.min(1, length / line.text.trim().length) * Math.min(1, words / ENOUGH_WORDS);
  return [{ line, sure, ...grown(first, sentences) }];
}

/** The sentence with those after it, or else before it, until it is long enough to be read alone. */
function grown({ from, to }: Sentence, sentences: readonly Sentence[]): { from: number; to: number } {
  const [after, before] = [sentences.filter((each) => each.from >= to), sentences.filter((each) => each.to <= from)];
  let span = { from, to };
  while (span.to - span.from < LONG_ENOUGH) {
    const next = after.shift();
    const last = next ? undefined : before.pop();
    if (!next && !last) break;
    span = { from: last?.from ?? span.from, to: next?.to ?? span.to };
  }
  return span;
}
