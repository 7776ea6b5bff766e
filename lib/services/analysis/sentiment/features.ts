import { plainLetters } from "@/lib/core/text/plain-letters";
import { snowballOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { FRAMES } from "./frames";
import { NEGATIONS } from "./lexicon";
import { wordPoints } from "./word-points";

const negations = new Set(NEGATIONS.split(" "));
const SCOPE = 3;
/** Features of a text of about fifteen words. */
const ENOUGH = 32;

/** Sentence structures that people use for trouble, for wishes or for how things are done. */
const SHAPES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["asks", /\?["”’)\]\s]*$/],
  ["quotes", /["“„]/],
  ["exclaims", /!/],
  ["wishes", /\b(i|we)('d| would| should) (want|like|need|love|put|have|come|give|prefer|rather|make)\b|\bi wish\b/],
  ["demands", /\b(should|ought to|must|could they|let me|give me|show me|tell me)\b/],
  ["supposes", /\b(if|unless|wenn|falls)\b/],
  ["turns", /\b(but|though|except|although|aber|trotzdem|allerdings)\b/],
  ["concedes", /\b(to be fair|i('ll| must) (be fair|admit|give)|fair enough|ich muss sagen)\b/],
  ["had to", /\b((had|have|having|has) to|musste|muss)\b/],
  ["again", /\b(again|twice|every (single )?time|each time|still|wieder|schon wieder|immer noch)\b/],
  ["number", /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|thousand|zwei|drei|vier|funf|sechs)\b/],
  ["span", /\b(minutes?|hours?|days?|weeks?|months?|years?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?)\b/],
  ["likens", /\b(like an?|as if|as an?|it's like|wie (ein|eine|wenn))\b/],
  ["i", /\b(i|i'm|i've|i'd|me|my|ich|mich|mir)\b/],
  ["they", /\b(they|they're|they've|he|she|sie|er)\b/],
  ["nothing", /\b(nothing|nobody|no one|none|never|nichts|niemand|nie)\b/],
  ["even", /\b(even|just|only|not even|nicht mal|nicht einmal|nur)\b/],
];

/** The features of a text that indicate sentiment, with weights; for the classifier and its training. */
export function featuresOf(text: string, isGerman: boolean): Map<string, number> {
  const features = new Map<string, number>();
  const plain = plainLetters(text.replaceAll("’", "'"));
  const stem = snowballOf(isGerman ? "de" : "en");
  for (const sentence of plain.split(/(?<=[.!?;])\s+|\s[—–-]\s/)) {
    const words = wordsOf(sentence);
    let negated = 0;
    for (const word of words) {
      const root = stem(word);
      features.set(root, 1);
      if (negated > 0) features.set(`not ${root}`, 1);
      negated = negations.has(word) ? SCOPE : negated - 1;
    }
  }
  // A long story has more words, not more of a side.
  const share = Math.min(1, Math.sqrt(ENOUGH / Math.max(1, features.size)));
  for (const name of features.keys()) features.set(name, share);
  const all = wordsOf(plain);
  addSequences(all, features);
  addFrames(plain, features);
  for (const [name, pattern] of SHAPES) if (pattern.test(plain)) features.set(`#${name}`, 1);
  const count = all.length;
  features.set(count < 6 ? "#short" : count < 16 ? "#middling" : count < 40 ? "#long" : "#very long", 1);
  const points = wordPoints(text, isGerman) ?? 0;
  if (points > 0) features.set("#praise", Math.min(3, points));
  if (points < 0) features.set("#blame", Math.min(3, -points));
  if (points >= 1.5) features.set("#much praise", 1);
  if (points <= -1.5) features.set("#much blame", 1);
  if (Math.abs(points) < 0.5) features.set("#no side", 1);
  return features;
}

/** Words of a text of average length. */
const AVERAGE = 15;

/** Two words in a row, also at the beginning and the end, and two with one between them. */
function addSequences(words: readonly string[], features: Map<string, number>): void {
  const share = Math.min(1, Math.sqrt(AVERAGE / Math.max(1, words.length)));
  const bounded = ["<", ...words, ">"];
  for (const [at, word] of bounded.entries()) {
    if (at > 0) features.set(`${bounded[at - 1]}+${word}`, share);
    if (at > 2 && at < bounded.length - 1) features.set(`${bounded[at - 2]}*${word}`, share);
  }
}

/** What comes last is what is meant: the last of several sentences, or what follows a "but". */
const LAST = /^[\s\S]*(?:[.!?;…]["”’)]*\s+(?=\S)|\b(?:but|though|although|aber)\b)/;

/** The frames of a text, counted up to twice, and those at its end. */
function addFrames(plain: string, features: Map<string, number>): void {
  const begin = LAST.exec(plain)?.[0].length ?? 0;
  for (const [name, pattern] of FRAMES) {
    for (const { index } of plain.matchAll(pattern)) {
      const before = wordsOf(plain.slice(Math.max(0, index - 24), index).replace(/^\S*|.*[.!?;,]/g, "")).slice(-SCOPE);
      const found = before.some((word) => negations.has(word)) ? `#not ${name}` : `#${name}`;
      features.set(found, Math.min(1.5, (features.get(found) ?? 0.5) + 0.5));
      if (begin > 0 && index >= begin) features.set(`#at last ${name}`, 1);
    }
  }
}
