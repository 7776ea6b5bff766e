import { plainLetters } from "@/lib/core/text/plain-letters";

/** What a question may be limited to by its name. */
export type Source = { kind: "file" | "study" | "project"; id: string; name: string };

/**
 * Where a question says what sources are called, and which these are. `isNumbered`: by several words with a number in
 * them; `isWhole`: by several words that are a whole name; `isPart`: by a name that is in those of files.
 */
export type Call = {
  from: number;
  to: number;
  sources: Source[];
  isNumbered: boolean;
  isWhole: boolean;
  isPart: boolean;
};

const TOKEN = /[\p{L}\p{N}]+/gu;
const NUMBER = /^\p{N}+$/u;
const EXTENSION = /\.[a-z0-9]{2,4}$/iu;
/** Words in names of files that are nobody's. */
const OF_NO_PERSON = new Set(
  `session sessions interview interviews recording recordings call calls file transcript video audio study survey project
workshop meeting group focus final copy new raw edited part round week day customer user participant participants zoom
teams meet notes the and with aufnahme sitzung gesprach datei studie umfrage projekt transkript gruppe kopie neu teil runde
woche tag kunde teilnehmer mit und`.split(/\s+/),
);
const SHORTEST_NAME = 3;

type Token = { word: string; from: number; to: number };

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({
    word: plainLetters(token).replace(/^0+(?=\d)/u, ""),
    from: index,
    to: index + token.length,
  }));

const wordsOfName = (name: string): string[] =>
  tokensOf(name.replace(EXTENSION, "").replaceAll("_", " ")).map(({ word }) => word);

/** A source's whole name, and its beginning up to a number: "Group 2" of "Group 2 – not yet". */
function namesOf({ name }: Source): string[][] {
  const words = wordsOfName(name);
  const at = words.findIndex((word) => NUMBER.test(word));
  const beginning = words.slice(0, at + 1);
  return words.length === 0 ? [] : at > 0 && beginning.length < words.length ? [words, beginning] : [words];
}

/**
 * Where a question names sources, in order: by their names, or by that of somebody who is in a file's name and doesn't
 * speak anywhere, as `isSomebody` says.
 */
export function callsIn(
  question: string,
  candidates: readonly Source[],
  isSomebody: (word: string) => boolean,
): Call[] {
  const called = new Map<string, Source[]>();
  let longest = 0;
  for (const source of candidates)
    for (const words of namesOf(source)) {
      const name = words.join(" ");
      called.set(name, [...(called.get(name) ?? []), source]);
      longest = Math.max(longest, words.length);
    }
  const tokens = tokensOf(question);
  const calls: Call[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    const own = Array.from({ length: Math.min(longest, tokens.length - at) }, (_, less) =>
      tokens.slice(at, at + Math.min(longest, tokens.length - at) - less),
    ).find((some) => called.has(some.map(({ word }) => word).join(" ")));
    if (!first) break;
    if (!own) {
      const sources = isPerson(first, question) && !isSomebody(first.word) ? namedAfter(first.word, candidates) : [];
      if (sources.length > 0) calls.push({ ...first, sources, isNumbered: false, isWhole: false, isPart: true });
      continue;
    }
    const words = own.map(({ word }) => word);
    calls.push({
      from: first.from,
      to: own.at(-1)?.to ?? first.to,
      sources: called.get(words.join(" ")) ?? [],
      isNumbered: words.length > 1 && !NUMBER.test(first.word) && words.some((word) => NUMBER.test(word)),
      isWhole: words.length > 1,
      isPart: false,
    });
    at += own.length - 1;
  }
  return calls;
}

const isPerson = ({ word, from }: Token, question: string): boolean =>
  word.length >= SHORTEST_NAME && /^\p{Lu}/u.test(question.slice(from)) && !OF_NO_PERSON.has(word);

/** The files with a word in their names. */
export const namedAfter = (word: string, candidates: readonly Source[]): Source[] =>
  candidates.filter(({ kind, name }) => kind === "file" && wordsOfName(name).includes(word));
