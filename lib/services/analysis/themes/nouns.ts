import { plainLetters } from "@/lib/core/plain-letters";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import type { AnalysisLine } from "../line";
import { isNumber } from "./numbers";

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
/** Words so general that they name nothing. */
const VAGUE = new Set(
  `day days week weeks weekend month months year years time times hour hours minute minutes second seconds morning
evening night afternoon today tomorrow thing things stuff lot bit way ways people person man woman guy girl boy husband wife brother sister mother father mum mom dad end ends
start beginning middle point points part parts side sides kind sort reason reasons problem problems question answer
answers idea example case fact number numbers place half rest world life mind head hand hands eye eyes face name names
word words step steps list story joke sense matter chance half-hour moment date monday tuesday wednesday thursday friday
saturday sunday january february march april may june july august september october november december christmas easter
summer winter money couple pair first second third last next same other whole only best worst
surprise open total
pay pays paid paying`.split(/\s+/),
);

/** The same in German; some of these words ("Art", "Tag") name a thing in English. */
const GERMAN_VAGUE = new Set(
  `tag tage tagen woche wochen monat monate monaten jahr jahre jahren zeit stunde stunden minute minuten sekunde sekunden
morgen abend mittag nacht wochenende montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni
juli oktober dezember fruhling sommer herbst mal male leute mensch menschen mann frau bruder schwester mutter vater mama papa kind kinder person personen ding dinge
sache sachen teil teile ende anfang mitte seite seiten art weise grund grunde problem probleme frage fragen antwort antworten
idee beispiel fall falle tatsache zahl zahlen nummer halfte rest welt leben kopf hand hande auge augen gesicht name namen wort
worte schritt schritte liste geschichte sinn moment augenblick paar prozent euro ahnung nahe sowas`.split(/\s+/),
);

const vagueStems = new Set([...VAGUE].map(stemmerOf("en")));

/** Whether a word names nothing on its own, as written: "opening hours" do name something. */
export const isVagueWord = (word: string): boolean => isNumber(word) || VAGUE.has(word);

/** The same in German, in plain letters. */
export const isVagueInGerman = (word: string): boolean => GERMAN_VAGUE.has(word);

/** Whether a word names nothing on its own, in any form: days, ends, points. */
export const isVague = (word: string): boolean =>
  isNumber(word) || VAGUE.has(word) || vagueStems.has(stemmerOf("en")(word));

const GERMAN_DETERMINERS = new Set(
  `der die das den dem des im am zum zur beim vom ins ans ein eine einen einem einer eines kein keine keinen keinem keiner mein
meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser
unsere unseren unserem unserer euer eure euren diese dieser dieses diesen diesem jede jeder jedes jeden jedem welche welcher
welches`.split(/\s+/),
);

/** "My husband looked up the price": a verb form in the place of a name; a shed and a bed are things. */
const TOLD = /..(?<!e|b|sh|sl)ed$/u;

type Use = { all: number; named: number; words: Map<string, number>; before: Map<string, number> };

/** Learned from an even sample. Names of people and products, mostly capitalized, are left out. */
export async function nounsOf(lines: readonly AnalysisLine[], breathe: () => Promise<void>): Promise<Nouns> {
  const uses = new Map<string, Use>();
  const every = Math.max(1, Math.ceil(lines.length / MOST_READ));
  for (const [at, line] of lines.entries()) {
    if (at % every !== 0) continue;
    count(uses, line);
    await breathe();
  }
  const nouns = new Map<string, { word: string; phrase: string }>();
  for (const [root, { all, named, words, before }] of uses) {
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
    if (!/^\p{L}{3,}/u.test(word) || isStopWord(word) || isSoftWord(word) || GERMAN_VAGUE.has(word)) continue;
    const root = stem(word);
    const use = uses.get(root) ?? { all: 0, named: 0, words: new Map(), before: new Map() };
    uses.set(root, use);
    use.all += 1;
    const [second, first] = [tokens[at - 2], tokens[at - 1]].map((before) => plainLetters(before ?? ""));
    const isDescribed = /^\p{Ll}{3,}$/u.test(tokens[at - 1] ?? "") && GERMAN_DETERMINERS.has(second ?? "");
    if (!/^\p{Lu}\p{Ll}/u.test(token) || !(GERMAN_DETERMINERS.has(first ?? "") || isDescribed)) continue;
    use.named += 1;
    use.words.set(token, (use.words.get(token) ?? 0) + 1);
  }
}

function countOther(uses: Map<string, Use>, { text, language }: AnalysisLine): void {
  const stem = stemmerOf(language);
  const tokens = text.match(TOKEN) ?? [];
  for (const [at, token] of tokens.entries()) {
    const word = token.toLowerCase();
    if (!/^\p{L}{3,}/u.test(word) || isStopWord(word) || isSoftWord(word) || isVague(word)) continue;
    const root = stem(word);
    const use = uses.get(root) ?? { all: 0, named: 0, words: new Map(), before: new Map() };
    uses.set(root, use);
    use.all += 1;
    const [second, first, next] = [tokens[at - 2]?.toLowerCase(), tokens[at - 1]?.toLowerCase(), tokens[at + 1]];
    const isEnd = next === undefined || !/^\p{L}/u.test(next) || isStopWord(next.toLowerCase());
    if (!isContent(token) || !isEnd || TOLD.test(word)) continue;
    const isAlone = DETERMINERS.has(first ?? "");
    if (!isAlone && !(isContent(tokens[at - 1]) && DETERMINERS.has(second ?? ""))) continue;
    use.named += 1;
    use.words.set(word, (use.words.get(word) ?? 0) + 1);
    if (!isAlone && first && !isSoftWord(first) && !isVague(first))
      use.before.set(first, (use.before.get(first) ?? 0) + 1);
  }
}
