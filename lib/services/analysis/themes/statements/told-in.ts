import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Phrases } from "./phrases";
import { hasPhrases, readWords, type Told } from "./read-words";
import { isBeside, SOMEBODY_ELSES } from "./somebody-elses";

const FEWEST_WORDS = 3;
const OTHERS = "people|folks|everyone|everybody|others|reviews?|(?:other|most|many|some) \\p{L}+s";
const SAY = "says?|said|tells?|told|thinks?|thought|claim(?:s|ed)?|complain(?:s|ed)?|moan(?:s|ed)?";
/** What isn't the speaker's own view of the matter: others' opinions and doings, quotations, and generalizations. */
const NOT_THEIRS = [
  ...SOMEBODY_ELSES,
  new RegExp(`\\b(?:${OTHERS}) (?:always |often |just |all )?(?:${SAY})\\b.*`, "giu"),
  // "That's all, love."
  /,\s*(?:my )?(?:love|dear|darling|honey|sweetheart|pet|duck)(?=\s*[.!?,]|\s*$)/giu,
  /\b(?:think|thought|assume|read|reading|hear|heard) (?:that )?people\b.*/giu,
  /\b(?:person|people|somebody|someone|anybody|anyone|those|whoever) who(?:[’']s|[’']re| is| are| was| were)\b[^,;.]*/giu,
  /(?<!\b(?:I|I[’']m|we|was|ich|wir) (?:\w+ )?(?:said|thought|think|say|like|sagte|dachte|gedacht)[,:]? ?)(?:“[^“”]*”|„[^„“]*“|"[^"]*")/giu,
];
/** "I keep thinking, is it worth it": what someone asks themselves. */
const ASKED_ALONG =
  /[,:–—] (?:is|are|was|were|do|does|did|should|will|can) (?:it|this|that|they|I|we|you|he|she|the)\b[^,.;]*/giu;
/** What things were like before is no view of how they are. */
const FORMER = /^\W*(?:before(?:,| that\b| then\b)|back then|in the old days|früher|vorher|davor|damals)(?=[\s,])/iu;
/** In hypotheticals, only wishes and reasons to leave count. */
const MIGHT = new Set("might could would i'd we'd you'd he'd she'd they'd".split(" "));
const GENERALLY = /\b(?:you|man)$/iu;
/** German has one word for "if" and "when". */
const WHENEVER = /^wenn es$/iu;
const WILL = new Set("will won't should wurde wurden ware waren wird werden".split(" "));
const SUPPOSED = new Set(["have", "be", "rather"]);
const MIGHT_REACH = 5;
/** A hypothetical isn't anyone's opinion, though it may be a wish. */
const SUPPOSES =
  /\b(if (?!i[’']m (honest|straight|fair)|you (ask|like|will)|i (remember|recall))(you|they|i|we|he|she|it|there)|whether|wenn (sie|ich|du|man|es)|ob (das|es|sie|ich|man))\b/iu;
/** What is good in theory isn't called good. */
const ON_PAPER = /\b(?:in theory|on paper|in principle|supposed to|theoretisch|auf dem papier|angeblich)\b/iu;
const ASKS = /\?["”’)\]]*$/u;

/** "No, I don't care": the answer before a sentence begins negates nothing in it. */
const ANSWERS = /^["“„'([]*(?:(?:no|nope|nah|nein|nee)\s*[,.;:!–—-]+\s*)+/giu;

/** "The hours, no, I've no complaint": the first denies nothing either. */
const BETWEEN = /,\s*(?:no|nope|nein)(?=\s*,)/giu;

/** The sides of one sentence, by its text and its words in plain letters. A question takes none. */
export function toldIn(text: string, words: readonly string[], phrases: Phrases): Told {
  if (words.length < FEWEST_WORDS || !hasPhrases(words, phrases)) return new Map();
  if (ASKS.test(text) || FORMER.test(text) || isBeside(text)) return new Map();
  const said = readWords(ownWords(text, words), phrases);
  const read = ON_PAPER.test(text) ? new Map([...said].filter(([, { side }]) => side === -1)) : said;
  const supposed = SUPPOSES.exec(text);
  if (supposed) {
    // "Well worth it if you go often" is a view, and so is "das nervt, wenn es regnet"; "it would be if you asked"
    // isn't.
    const before = wordsOf(text.slice(0, supposed.index));
    const isReal = !before.some((word) => MIGHT.has(word) || word.endsWith("'ll") || WILL.has(word));
    const isFact = (side: number) => GENERALLY.test(supposed[0]) || (side === -1 && WHENEVER.test(supposed[0]));
    const isView = ({ to, side }: { to: number; side: number }) => isReal && isFact(side) && to <= before.length;
    return new Map([...read].filter(([kind, told]) => kind === "wish" || isView(told)));
  }
  return new Map([...read].filter(([kind, { at }]) => kind === "wish" || kind === "leaving" || !isSupposed(words, at)));
}

/** A question, a hypothetical, a memory or an aside: not said of anything that was asked about. */
export const isOpen = (text: string): boolean =>
  ASKS.test(text) || SUPPOSES.test(text) || FORMER.test(text) || isBeside(text);

/** What someone says for themselves in a sentence, without what they report or quote. */
export const ownText = (text: string): string => NOT_THEIRS.reduce((own, pattern) => own.replace(pattern, " "), text);

/** The words by which someone speaks for themselves; all others are blanked. */
function ownWords(text: string, words: readonly string[]): readonly string[] {
  const others = [ANSWERS, BETWEEN, ASKED_ALONG, ...NOT_THEIRS].flatMap((pattern) => [...text.matchAll(pattern)]);
  if (others.length === 0) return words;
  const own = [...words];
  for (const { index, 0: said } of others) {
    const from = wordsOf(text.slice(0, index)).length;
    own.fill("", from, from + wordsOf(said).length);
  }
  return own;
}

/** "I could have had", "might be": before the statement, and not made a fact since. */
function isSupposed(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - MIGHT_REACH), at);
  return before.some((word, place) => {
    const isOpen = MIGHT.has(word) && SUPPOSED.has(before[place + 1] ?? "");
    return isOpen || (word.endsWith("'ve") && MIGHT.has(word.slice(0, -3)));
  });
}
