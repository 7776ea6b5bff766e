import { isClauseEnd, isClauseStart, type Sentence } from "./sentences";

/**
 * A part of a phrase. `endsAt` gives all places where it can end if it begins at a word: no way is tried twice, so no
 * sentence takes long, whatever is in it. `needs` are sets of words of each of which a sentence must have one.
 */
export type Phrase = {
  endsAt: (sentence: Sentence, at: number) => readonly number[];
  needs: readonly Words[];
};
type Words = ReadonlySet<string>;

/** Words that are in most sentences, and tell nothing. */
const COMMON: Words = new Set(
  `, i you he she it we they that this the a my our your to of in on at for from with and or but not no do don't is was be
have has had get got can could would will if so as me us them what when by up out about down one go all das die der den
ich sie es wir du nicht ist war in im von mit für und oder aber haben bin zu auf aus an`.split(/\s+/),
);
const commonness = (words: Words): number => words.size + 1000 * [...words].filter((word) => COMMON.has(word)).length;

/** Of what a phrase needs, the words that the fewest sentences have. */
export const rarest = (needs: readonly Words[]): Words | undefined =>
  [...needs].sort((one, other) => commonness(one) - commonness(other))[0];

const when = (holds: (sentence: Sentence, at: number) => boolean): Phrase => ({
  endsAt: (sentence, at) => (holds(sentence, at) ? [at] : []),
  needs: [],
});

const either = (parts: readonly Phrase[]): Phrase => ({
  endsAt: (sentence, at) => [...new Set(parts.flatMap((part) => part.endsAt(sentence, at)))],
  needs: parts.some(({ needs }) => needs.length === 0)
    ? []
    : [new Set(parts.flatMap(({ needs }) => [...(rarest(needs) ?? [])]))],
});

const inOrder = (parts: readonly Phrase[]): Phrase => ({
  endsAt: (sentence, at) => {
    let ends: readonly number[] = [at];
    for (const part of parts) {
      if (ends.length === 0) break;
      ends = [...new Set(ends.flatMap((end) => part.endsAt(sentence, end)))];
    }
    return ends;
  },
  needs: parts.flatMap(({ needs }) => needs),
});

const oneOf = (written: string): Phrase => {
  const words = new Set(written.split("/"));
  const stems = [...words].filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  const isOne = (word: string) => words.has(word) || stems.some((stem) => word.startsWith(stem));
  return {
    endsAt: (sentence, at) => {
      const word = sentence.words[at];
      return word !== undefined && isOne(word) ? [at + 1] : [];
    },
    needs: stems.length > 0 ? [] : [words],
  };
};

const anyWords = (most: number): Phrase => ({
  endsAt: ({ words }, at) => {
    const ends = [at];
    for (let end = at; end < at + most && words[end] !== undefined && words[end] !== ","; end++) ends.push(end + 1);
    return ends;
  },
  needs: [],
});

const notNext = (written: string): Phrase => {
  const words = new Set(written.split("/"));
  return when((sentence, at) => !words.has(sentence.words[at] ?? ""));
};

function parse(written: string, entry: (name: string) => Phrase): Phrase {
  const marks = written.match(/[()[\]|]|[^\s()[\]|]+/g) ?? [];
  let at = 0;
  const alternatives = (): Phrase => {
    const found: Phrase[] = [];
    do {
      const parts: Phrase[] = [];
      for (let mark = marks[at]; mark && !"|)]".includes(mark); mark = marks[at]) {
        at++;
        parts.push(partOf(mark));
      }
      found.push(inOrder(parts));
    } while (marks[at++] === "|");
    const [only] = found;
    return only && found.length === 1 ? only : either(found);
  };
  const partOf = (mark: string): Phrase => {
    if (mark === "(") return alternatives();
    if (mark === "[") return either([alternatives(), inOrder([])]);
    if (mark === "^") return when(isClauseStart);
    if (mark === "$") return when(isClauseEnd);
    if (mark.startsWith("..")) return anyWords(Number(mark.slice(2)));
    if (mark.startsWith("!")) return notNext(mark.slice(1));
    return /[A-Z]/.test(mark) ? entry(mark) : oneOf(mark);
  };
  return alternatives();
}

/**
 * Reads phrases, each written much as it is said: `cut/leave THAT out [of (the report | it)] $`.
 *
 * `a/b` is one of these words, `kolleg*` a word that begins so, `( | )` one of these, `[ ]` may be missing, `..3` is up
 * to three words, `!and` is not this word next, `,` is a comma, `THAT` an entry of the vocabulary, `^` and `$` are a
 * clause's start and end.
 */
export function phraseReader(vocabulary: Readonly<Record<string, string>>): (written: string) => Phrase {
  const entries = new Map<string, Phrase>();
  const entry = (name: string): Phrase => {
    const written = vocabulary[name];
    if (written === undefined) throw new Error(`The vocabulary has no “${name}”.`);
    const phrase = entries.get(name) ?? parse(written, entry);
    entries.set(name, phrase);
    return phrase;
  };
  return (written) => parse(written, entry);
}
