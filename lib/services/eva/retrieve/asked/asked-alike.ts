import { groupBy } from "@/lib/core/data/group-by";
import { withoutPhrasal } from "@/lib/services/analysis/words/phrasal";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isLastResort, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import type { Asked } from "../question/question-terms";
import { saysSomething } from "./answers-to";
import { questionKey } from "./question-key";

/** Capitalized within a sentence. */
const NAME = /(?<=[\p{L}\p{N},’”"']\s)\p{Lu}[\p{L}\p{N}]+/gu;
const FEWEST_INTERVIEWS = 2;
/** What one is asked in front of others, some may add to; more than two answer what all of them were asked. */
const FEWEST_OF_GROUP = 3;
/** Of both questions together. */
const FEWEST_TOPICS = 3;
/** Share of a question's topics that another must be about, at least, if it is about all of the other's. */
const MOSTLY = 0.5;
/** The same of all its words; of that many, a smaller share will do. */
const MANY_WORDS = 3;
const SOMEWHAT = 0.3;

/** Not much else is asked about it. */
const WORK = "livelihood";
const LIKENED = "likened";
/**
 * Ways of asking the same, as one word: how somebody came to something, what they have in its place, who decides, what
 * people work, and what something is like.
 */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:c[oa]me to (?:try|use|know|get|have|buy|join)|hear(?:d)? (?:about|of)|f(?:i|ou)nd out about|discover(?:ed)?|learn(?:ed|t)? (?:about|of)|c[oa]me across|g[eo]t to know)\b/giu,
    "firstmet",
  ],
  [
    /\b(?:alternatives? (?:to|do|did)|instead(?: of)?|in (?:its|their) place|(?:besides|apart from|other than|beyond) (?:ours|us|our \p{L}+))\b/giu,
    "instead",
  ],
  [/\b(?:ha(?:ve|s|d) (?:a|any|the) (?:last |final )?(?:say|word)(?: in| on)?|decid(?:es?|ed|ing))\b/giu, "decide"],
  [
    /\b(?:remind(?:s|ed)? (?:you|them|people)(?: all)? of|compar(?:es?|ed|ing) (?:it|this|that) (?:with|to)|associat(?:es?|ed) (?:with )?(?:it|this|that)(?: with)?|liken(?:s|ed)? (?:it|this|that) to)\b/giu,
    LIKENED,
  ],
  [/\byour (?:job|role|profession|occupation)\b|\bwhat do you do(?= (?:for|at|in|on|here)\b|[\s?.!]*$)/giu, WORK],
  [
    /\b(?:(?:people|participants?|users?|customers?)['’]s?|their|your(?: team['’]s)?) (?:jobs?|work|occupations?|professions?)\b|\bdo for (?:a living|work)\b/giu,
    WORK,
  ],
];
const plainly = (text: string): string =>
  WAYS.reduce((plain, [way, word]) => plain.replace(way, word), withoutPhrasal(text));

/** A question of a guide, with the answers to it. */
type Group = { text: string; plain: string; answering: Passage[] };
const read = new WeakMap<readonly Passage[], { groups: Group[]; named: ReadonlySet<string> }>();

/** What several people were asked, and the names in it; computed once. */
function askedOf(passages: readonly Passage[]): { groups: Group[]; named: ReadonlySet<string> } {
  const known = read.get(passages);
  if (known) return known;
  // Answers to what should change, or what is missing, say nothing else.
  const told = passages.filter((each) => each.asked.key !== "" && each.asked.names === null && saysSomething(each));
  const all = groupBy(told, ({ asked }) => asked.key);
  const groups = [...all.values()].flatMap((answering) => {
    const isOfSeveral =
      new Set(answering.map(({ interview }) => interview)).size >= FEWEST_INTERVIEWS ||
      peopleIn(answering.filter(({ distance }) => distance === 1)) >= FEWEST_OF_GROUP;
    const text = answering[0]?.asked.text ?? "";
    return isOfSeveral ? [{ text, plain: plainly(text), answering }] : [];
  });
  const made = { groups, named: new Set(groups.flatMap(({ text }) => wordsOf((text.match(NAME) ?? []).join(" ")))) };
  read.set(passages, made);
  return made;
}

/** `isSame`: in the same words. */
export type Alike = { question: string; answering: Passage[]; isSame?: boolean };

/**
 * The question that several people were asked which comes down to this one: "What do people use instead of Bokholm?"
 * was asked as "What do you use today instead?" The name of what the interviews are about is no topic in either.
 */
export function askedAlike(question: string, asked: Asked, passages: readonly Passage[]): Alike | null {
  if (asked.isOfSides || asked.feeling !== null) return null;
  const { groups, named } = askedOf(passages);
  const language = asked.german ? "de" : "en";
  const typed = plainly(question);
  const key = new Set(questionKey(typed, language, named).split(" ").filter(Boolean));
  const topics = topicsOf(typed, language, named);
  const [best] = groups
    .flatMap(({ text, plain, answering }) => {
      const worth = Math.max(
        likeTopics(topics, topicsOf(plain, language, named)),
        likeWords(key, plain, language, named),
      );
      return worth > 0 ? [{ worth, answering, text }] : [];
    })
    .sort((a, b) => b.worth - a.worth || b.answering.length - a.answering.length);
  return best ? { question: best.text.trim(), answering: best.answering, isSame: best.worth === 1 } : null;
}

function topicsOf(text: string, language: string, named: ReadonlySet<string>): ReadonlySet<string> {
  const words = wordsOf(text).filter((word) => !isStopWord(word) && !isLastResort(word) && !named.has(word));
  return new Set(words.map(stemmerOf(language)));
}

function likeTopics(topics: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const isEnough = topics.has(WORK) || topics.has(LIKENED) || topics.size + others.size >= FEWEST_TOPICS;
  if (topics.size === 0 || !isEnough || ![...topics].every((stem) => others.has(stem))) return 0;
  const share = topics.size / others.size;
  return share >= MOSTLY ? share : 0;
}

function likeWords(key: ReadonlySet<string>, text: string, language: string, named: ReadonlySet<string>): number {
  const others = new Set(questionKey(text, language, named).split(" ").filter(Boolean));
  if (key.size < 2 || ![...key].every((stem) => others.has(stem))) return 0;
  const share = key.size / others.size;
  return share >= MOSTLY || (key.size >= MANY_WORDS && share >= SOMEWHAT) ? share : 0;
}
