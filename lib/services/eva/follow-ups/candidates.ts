import { isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { evidenceId } from "@/lib/services/evidence/record";
import { stanceOf } from "../analyst/witnesses/stance";
import { isSeveral, readByTrait } from "../compare/by-trait";
import { groupOfTrait } from "../compare/group-of-trait";
import { named, type Trait } from "../compare/traits";
import type { Citation } from "../record";
import { isNameless } from "../retrieve/corpus/people";
import type { Retrieved } from "../retrieve/retriever";
import { topicsBeside } from "./topics-beside";

/**
 * What its answer must show to be worth a click: two sides, trouble, more of one person, or several people; `by`: the
 * same, told apart by what a table says of people.
 */
export type Wanted = "disagree" | "trouble" | "more" | "about" | "by";
export type Candidate = { text: string; wanted: Wanted; thing: string };

const MOST_WORDS = 3;

type Wording = Record<Wanted, (topic: string, who: string) => string>;

const ENGLISH: Wording = {
  disagree: (topic) => `Who disagrees about ${topic}, and why?`,
  more: (topic, who) => `What else did ${who} say about ${topic}?`,
  about: (thing) => `What did people say about ${thing}?`,
  by: (trait, question) => `${question}, by ${trait.toLowerCase()}?`,
  trouble: (thing) => `Who had trouble with ${thing}?`,
};
const GERMAN: Wording = {
  disagree: (topic) => `Wer ist beim Thema ${topic} anderer Meinung, und warum?`,
  more: (topic, who) => `Was hat ${who} noch zum Thema ${topic} gesagt?`,
  about: (thing) => `Was wurde zum Thema ${thing} gesagt?`,
  by: (trait, question) => `${question}, je nach ${trait}?`,
  trouble: (thing) => `Wer hatte beim Thema ${thing} Ärger?`,
};

/**
 * A question's subject follows a small word such as "about the"; after other words, "surprised" and "compare" aren't
 * topics.
 */
const NAMES_NEXT =
  /(?<![\p{L}\d])(?:the|our|their|your|about|with|of|for|at|during|on|by|over|der|die|das|den|dem|über|mit|von|f[uü]r|bei|beim|zum|zur|im)\s+(?:[\p{L}\p{N}’'-]+\s+)?$/iu;
const ARTICLE = /\b(?:the|an?|our|their|your|his|her)\s+$/i;

/**
 * The words of the question that name its subject, if they stand together; “Was the fee fair?” isn't about a “fee
 * fair”, and “the product with their bank data” is about two things.
 */
function topicOf(question: string, { terms, respects }: Pick<Retrieved, "terms" | "respects">): string {
  if (respects.length > 0 && terms.length === respects.length) return "";
  const wanted = new Set(terms);
  const words = [...question.matchAll(/[\p{L}\p{N}’'-]+/gu)];
  const isWanted = (word: string) =>
    wanted.has(word.toLowerCase()) && !isStopWord(word.toLowerCase()) && !isSoftWord(word.toLowerCase());
  const topic = words.flatMap(({ 0: word, index }, at) => {
    const isNamed = isWanted(word) && NAMES_NEXT.test(question.slice(0, index));
    // Right after a noun, a word that takes a side is what is asked about it.
    const isView = isWanted(words[at - 1]?.[0] ?? "") && stanceOf(word) !== 0;
    // "The trial ended" is about the trial.
    const isVerb = at > 0 && isWanted(words[at - 1]?.[0] ?? "") && /(?:ed|ing)$/.test(word);
    return isNamed && !isView && !isVerb ? [word] : [];
  });
  const [first, ...rest] = topic.slice(-MOST_WORDS);
  if (first === undefined || !question.includes([first, ...rest].join(" "))) return "";
  return [ARTICLE.test(question.slice(0, question.indexOf(first))) ? `the ${first}` : first, ...rest].join(" ");
}

/**
 * Questions suggested by an answer's evidence, best first: a disagreement, what people bring up in the same breath, and
 * someone who said more. They contain the name of a thing, never anyone's sentence.
 */
export async function candidates(
  question: string,
  retrieved: Retrieved,
  citations: readonly Citation[],
): Promise<Candidate[]> {
  const words = retrieved.german ? GERMAN : ENGLISH;
  const found = topicOf(question, retrieved);
  // What a table says of people is no thing that they have trouble with.
  const isTrait = retrieved.traits.some(({ name }) => new RegExp(`^(?:the )?${named(name)}$`, "iu").test(found));
  const topic = isTrait ? "" : found;
  const trait = traitToTell(question, retrieved);
  const beside = await topicsBeside(retrieved);
  const cited = new Set(citations.map(({ id }) => id));
  const isAsked = (speaker: string) => question.includes(speaker.split(" ")[0] ?? speaker);
  const more = (retrieved.mentions?.literal ?? retrieved.ranked).find(
    ({ passage: { line }, own }) =>
      own >= SAYS_MORE &&
      !cited.has(evidenceId(line.origin, line.index)) &&
      line.speaker !== null &&
      !isNameless(line.speaker) &&
      !isAsked(line.speaker),
  )?.passage.line.speaker;
  const of = (wanted: Wanted, thing: string, who = ""): Candidate => ({
    text: words[wanted](thing, who),
    wanted,
    thing,
  });
  const [first, second, ...rest] = beside;
  return [
    ...(trait ? [of("by", trait.name, question.replace(/[\s?.!]+$/u, ""))] : []),
    ...(topic && !/disagree|anderer meinung/i.test(question) ? [of("disagree", topic)] : []),
    ...(topic && retrieved.feeling === null ? [of("trouble", topic)] : []),
    ...(first ? [of("about", first)] : []),
    ...(more && topic ? [of("more", topic, more)] : []),
    ...(second ? [of("trouble", second), of("about", second)] : []),
    ...rest.map((other) => of("about", other)),
  ];
}

const SAYS_MORE = 0.9;
const MOST_GROUPS = 4;

/** What tells people apart who were asked just this, if the question doesn't tell them apart already. */
function traitToTell(question: string, { traits, askedFor, askedSo, put }: Retrieved): Trait | null {
  const isAsked = askedFor.size > 0 || askedSo !== null || put.size > 0;
  if (!isAsked || readByTrait(question, traits) || groupOfTrait(question, traits)) return null;
  return traits.find(({ values }) => values.length <= MOST_GROUPS && values.filter(isSeveral).length > 1) ?? null;
}
