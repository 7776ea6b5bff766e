import { stemmerOf } from "@/lib/services/eva/words/stem";
import { wordsOf } from "@/lib/services/eva/words/words-of";
import { plainLetters } from "@/lib/services/evidence/plain-letters";
import { NEGATIONS } from "./lexicon";
import { wordPoints } from "./word-points";

const negations = new Set(NEGATIONS.split(" "));
const SCOPE = 3;
/** Features of a text of some fifteen words. */
const ENOUGH = 32;

/** How sentences are built when people tell of trouble, of wishes or of how things are done. */
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

/** What a text shows of how it speaks of things, each with a weight; for the classifier and its training. */
export function featuresOf(text: string, isGerman: boolean): Map<string, number> {
  const features = new Map<string, number>();
  const plain = plainLetters(text.replaceAll("’", "'"));
  const stem = stemmerOf(isGerman ? "de" : "en");
  for (const sentence of plain.split(/(?<=[.!?;])\s+|\s[—–-]\s/)) {
    const words = wordsOf(sentence);
    let negated = 0;
    for (const [at, word] of words.entries()) {
      const root = stem(word);
      features.set(root, 1);
      if (negated > 0) features.set(`not ${root}`, 1);
      negated = negations.has(word) ? SCOPE : negated - 1;
      const next = words[at + 1];
      if (next) features.set(`${word}_${next}`, 1);
      else features.set(`${word}_.`, 1);
      if (at === 0) features.set(`^_${word}`, 1);
    }
  }
  // A long story says more words, not more of a side.
  const share = Math.min(1, Math.sqrt(ENOUGH / Math.max(1, features.size)));
  for (const name of features.keys()) features.set(name, share);
  for (const [name, pattern] of SHAPES) if (pattern.test(plain)) features.set(`#${name}`, 1);
  const count = wordsOf(plain).length;
  features.set(count < 6 ? "#short" : count < 16 ? "#middling" : count < 40 ? "#long" : "#very long", 1);
  const points = wordPoints(text, isGerman) ?? 0;
  if (points > 0) features.set("#praise", Math.min(3, points));
  if (points < 0) features.set("#blame", Math.min(3, -points));
  if (points >= 1.5) features.set("#much praise", 1);
  if (points <= -1.5) features.set("#much blame", 1);
  if (Math.abs(points) < 0.5) features.set("#no side", 1);
  return features;
}
