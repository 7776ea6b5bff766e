import { onceFor } from "@/lib/core/data/once-for";
import { plainLetters } from "@/lib/core/text/plain-letters";
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

/** A word that may name something, as a line uses it: by its stem, as a proper name, or with a determiner before it. */
type Use = { root: string; proper: string | null; named: { word: string; before: string | null } | null };
/** How often a word is used, as the name of a thing, as a proper name, and what stands before it. */
type Uses = { all: number; named: number } & Record<"proper" | "words" | "before", Map<string, number>>;
const entryOf = (uses: Map<string, Uses>, root: string): Uses => {
  const known = uses.get(root) ?? { all: 0, named: 0, proper: new Map(), words: new Map(), before: new Map() };
  uses.set(root, known);
  return known;
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
  const uses = new Map<string, Uses>();
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

function count(uses: Map<string, Uses>, line: AnalysisLine): void {
  for (const { root, proper, named } of usesIn(line)) {
    const entry = entryOf(uses, root);
    entry.all += 1;
    if (proper !== null) countIn(entry.proper, proper);
    if (named === null) continue;
    entry.named += 1;
    countIn(entry.words, named.word);
    if (named.before !== null) countIn(entry.before, named.before);
  }
}

/** Themes are looked for in several ways, each of which asks for the names in the same lines. */
const usesIn = onceFor(({ text, language }: AnalysisLine): Use[] => {
  const tokens = text.match(TOKEN) ?? [];
  const stem = stemmerOf(language);
  return language?.toLowerCase().startsWith("de") ? germanUses(tokens, stem) : otherUses(tokens, stem);
});

type Stem = ReturnType<typeof stemmerOf>;

/** German capitalizes the names of things within a sentence too, and writes compounds as one word. */
function germanUses(tokens: readonly string[], stem: Stem): Use[] {
  return tokens.flatMap((token, at) => {
    const word = plainLetters(token);
    if (!/^\p{L}{3,}/u.test(word) || isStopWord(word) || isSoftWord(word) || isVagueInGerman(word)) return [];
    const [second, first] = [tokens[at - 2], tokens[at - 1]].map((before) => plainLetters(before ?? ""));
    const isDescribed = /^\p{Ll}{3,}$/u.test(tokens[at - 1] ?? "") && GERMAN_DETERMINERS.has(second ?? "");
    const isNamed = /^\p{Lu}\p{Ll}/u.test(token) && (GERMAN_DETERMINERS.has(first ?? "") || isDescribed);
    return [{ root: stem(word), proper: null, named: isNamed ? { word: token, before: null } : null }];
  });
}

function otherUses(tokens: readonly string[], stem: Stem): Use[] {
  return tokens.flatMap((token, at) => {
    const word = token.toLowerCase().replace(/['’]s$/u, "");
    if (!/^\p{L}{3,}/u.test(word) || isStopWord(word) || isSoftWord(word) || isVague(word)) return [];
    const proper = isProperName(tokens, at) ? token.replace(/['’]s$/u, "") : null;
    return [{ root: stem(word), proper, named: namedAt(tokens, at, word) }];
  });
}

/** A word at the end of a phrase that begins with a determiner, and what describes it there. */
function namedAt(tokens: readonly string[], at: number, word: string): Use["named"] {
  const [second, first, next] = [tokens[at - 2]?.toLowerCase(), tokens[at - 1]?.toLowerCase(), tokens[at + 1]];
  const isEnd = next === undefined || !/^\p{L}/u.test(next) || isStopWord(next.toLowerCase());
  if (!isContent(tokens[at]) || !isEnd || TOLD.test(word)) return null;
  const isAlone = DETERMINERS.has(first ?? "");
  if (!isAlone && !(isContent(tokens[at - 1]) && DETERMINERS.has(second ?? ""))) return null;
  return { word, before: !isAlone && first && !isSoftWord(first) && !isVague(first) ? first : null };
}
