import { plainLetters } from "@/lib/core/plain-letters";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { AnalysisLine } from "../line";
import { personNames } from "./person-names";
import { isProperName } from "./proper-name";
import { isVague, isVagueInGerman } from "./vague";

/**
 * Names of things by stem, as people say them with an article: "the activation fee"; `word` in plain letters, `phrase`
 * as written.
 */
export type Nouns = ReadonlyMap<string, { word: string; phrase: string }>;

const MOST_READ = 3_000;
const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[.,!?;:…]/gu;
const DETERMINERS = new Set("the a an my our your his her their this that these those no any every each".split(" "));
/** Number of uses with a determiner, at the end of the noun phrase, that make a name. */
const FEWEST = 2;
const SHARE = 0.3;
/** "The activation fee": share of uses from which the preceding word is part of the name. */
const BELONGS = 0.5;
const GERMAN_DETERMINERS = new Set(
  `der die das den dem des im am zum zur beim vom ins ans ein eine einen einem einer eines kein keine keinen keinem keiner mein
meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser
unsere unseren unserem unserer euer eure euren diese dieser dieses diesen diesem jede jeder jedes jeden jedem welche welcher
welches`.split(/\s+/),
);

/** "My husband looked up the price": a verb form in the place of a name; a shed and a bed are things. */
const TOLD = /..(?<!e|b|sh|sl)ed$/u;

/** What a thing is called within an English sentence; products have no article. */
export const withArticle = (phrase: string): string => (/^\p{Lu}/u.test(phrase) ? phrase : `the ${phrase}`);

/** How often a word is used, as the name of a thing, as a proper name, and what stands before it. */
type Use = { all: number; named: number } & Record<"proper" | "words" | "before", Map<string, number>>;
const entryOf = (uses: Map<string, Use>, root: string): Use => {
  const use = uses.get(root) ?? { all: 0, named: 0, proper: new Map(), words: new Map(), before: new Map() };
  uses.set(root, use);
  return use;
};
const countOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);
const countIn = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);

/**
 * Learned from an even sample. `withNames`: also the names of products and companies, which have no article; in free
 * conversation, most names are those of people.
 */
export async function nounsOf(
  lines: readonly AnalysisLine[],
  breathe: () => Promise<void>,
  { withNames = false } = {},
): Promise<Nouns> {
  const uses = new Map<string, Use>();
  const every = Math.max(1, Math.ceil(lines.length / MOST_READ));
  for (const [at, line] of lines.entries()) {
    if (at % every !== 0) continue;
    count(uses, line);
    await breathe();
  }
  const nouns = new Map<string, { word: string; phrase: string }>();
  const people = new Set([
    ...lines.flatMap(({ speaker }) => wordsOf(speaker ?? "")),
    ...(withNames ? personNames(lines) : []),
  ]);
  for (const [root, { all, named, proper, words, before }] of uses) {
    const name = mostSaid(proper)?.[0];
    if (withNames && name !== undefined && named === 0 && !people.has(plainLetters(name))) {
      if (countOf(proper) >= Math.max(FEWEST, all * SHARE)) nouns.set(root, { word: plainLetters(name), phrase: name });
      continue;
    }
    if (named < FEWEST || named < all * SHARE) continue;
    const written = mostSaid(words)?.[0] ?? "";
    const [prefix, times] = mostSaid(before) ?? ["", 0];
    const phrase = times >= Math.max(FEWEST, named * BELONGS) ? `${prefix} ${written}` : written;
    nouns.set(root, { word: plainLetters(written), phrase });
  }
  return nouns;
}

const mostSaid = (counts: ReadonlyMap<string, number>): [string, number] | undefined =>
  [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0];

const isContent = (word: string | undefined): word is string =>
  word !== undefined && /^\p{Ll}[\p{L}-]{2,}$/u.test(word) && !isStopWord(word);

function count(uses: Map<string, Use>, line: AnalysisLine): void {
  if (line.language?.toLowerCase().startsWith("de")) countGerman(uses, line);
  else countOther(uses, line);
}

/** German capitalizes the names of things within a sentence too, and writes compounds as one word. */
function countGerman(uses: Map<string, Use>, { text, language }: AnalysisLine): void {
  const stem = stemmerOf(language);
  const tokens = text.match(TOKEN) ?? [];
  for (const [at, token] of tokens.entries()) {
    const word = plainLetters(token);
    if (!/^\p{L}{3,}/u.test(word) || isStopWord(word) || isSoftWord(word) || isVagueInGerman(word)) continue;
    const root = stem(word);
    const use = entryOf(uses, root);
    use.all += 1;
    const [second, first] = [tokens[at - 2], tokens[at - 1]].map((before) => plainLetters(before ?? ""));
    const isDescribed = /^\p{Ll}{3,}$/u.test(tokens[at - 1] ?? "") && GERMAN_DETERMINERS.has(second ?? "");
    if (!/^\p{Lu}\p{Ll}/u.test(token) || !(GERMAN_DETERMINERS.has(first ?? "") || isDescribed)) continue;
    use.named += 1;
    countIn(use.words, token);
  }
}

function countOther(uses: Map<string, Use>, { text, language }: AnalysisLine): void {
  const stem = stemmerOf(language);
  const tokens = text.match(TOKEN) ?? [];
  for (const [at, token] of tokens.entries()) {
    const word = token.toLowerCase().replace(/['’]s$/u, "");
    if (!/^\p{L}{3,}/u.test(word) || isStopWord(word) || isSoftWord(word) || isVague(word)) continue;
    const root = stem(word);
    const use = entryOf(uses, root);
    use.all += 1;
    if (isProperName(tokens, at)) countIn(use.proper, token.replace(/['’]s$/u, ""));
    const [second, first, next] = [tokens[at - 2]?.toLowerCase(), tokens[at - 1]?.toLowerCase(), tokens[at + 1]];
    const isEnd = next === undefined || !/^\p{L}/u.test(next) || isStopWord(next.toLowerCase());
    if (!isContent(token) || !isEnd || TOLD.test(word)) continue;
    const isAlone = DETERMINERS.has(first ?? "");
    if (!isAlone && !(isContent(tokens[at - 1]) && DETERMINERS.has(second ?? ""))) continue;
    use.named += 1;
    countIn(use.words, word);
    if (!isAlone && first && !isSoftWord(first) && !isVague(first)) countIn(use.before, first);
  }
}
