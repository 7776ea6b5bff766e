import { evidenceId } from "@/lib/services/evidence/record";
import { stanceOf } from "../analyst/stance";
import type { Citation } from "../record";
import type { Retrieved } from "../retrieve/retriever";
import { isStopWord } from "../words/stop-words";
import { topicsBeside } from "./topics-beside";

const MOST_WORDS = 3;
const NAMELESS = /^(?:(?:speaker|sprecher(?:in)?|participant|teilnehmer(?:in)?|p)[\s_#-]*\d*|unknown)$/i;

type Wording = Record<"disagree" | "more" | "about" | "why" | "trouble", (topic: string, who: string) => string>;

const ENGLISH: Wording = {
  disagree: (topic) => `Who disagrees about ${topic}, and why?`,
  more: (topic, who) => `What else did ${who} say about ${topic}?`,
  about: (thing) => `What did people say about the ${thing}?`,
  why: (thing) => `Why did the ${thing} matter to people?`,
  trouble: (thing) => `Who had trouble with the ${thing}?`,
};
const GERMAN: Wording = {
  disagree: (topic) => `Wer ist beim Thema ${topic} anderer Meinung, und warum?`,
  more: (topic, who) => `Was hat ${who} noch zum Thema ${topic} gesagt?`,
  about: (thing) => `Was wurde zum Thema ${thing} gesagt?`,
  why: (thing) => `Warum war das Thema ${thing} wichtig?`,
  trouble: (thing) => `Wer hatte beim Thema ${thing} Ärger?`,
};

/**
 * A question's subject follows a small word such as "about the"; after other words, "surprised" and "compare" aren't
 * topics.
 */
const NAMES_NEXT =
  /(?<![\p{L}\d])(?:the|our|their|your|about|with|of|for|at|during|on|by|over|der|die|das|den|dem|über|mit|von|f[uü]r|bei|beim|zum|zur|im)\s+(?:[\p{L}\p{N}’'-]+\s+)?$/iu;
const ARTICLE = /\bthe\s+$/i;

/**
 * The words of the question that name its subject, as they occur in it; “Was the fee fair?” isn't about a “fee fair”.
 */
function topicOf(question: string, { terms }: Retrieved): string {
  const wanted = new Set(terms);
  const words = [...question.matchAll(/[\p{L}\p{N}’'-]+/gu)];
  const isWanted = (word: string) => wanted.has(word.toLowerCase()) && !isStopWord(word.toLowerCase());
  const topic = words.flatMap(({ 0: word, index }, at) => {
    const isNamed = isWanted(word) && NAMES_NEXT.test(question.slice(0, index));
    // Right after a noun, a word that takes a side is what is asked about it.
    const isView = isWanted(words[at - 1]?.[0] ?? "") && stanceOf(word) !== 0;
    return isNamed && !isView ? [word] : [];
  });
  const [first, ...rest] = topic.slice(-MOST_WORDS);
  if (first === undefined) return "";
  return [ARTICLE.test(question.slice(0, question.indexOf(first))) ? `the ${first}` : first, ...rest].join(" ");
}

/**
 * Questions suggested by an answer's evidence, best first: a disagreement, someone who said more, and what people
 * mentioned in the same breath. They contain a word or two of what was said, never anyone's sentence.
 */
export function candidates(question: string, retrieved: Retrieved, citations: readonly Citation[]): string[] {
  const words = retrieved.german ? GERMAN : ENGLISH;
  const topic = topicOf(question, retrieved);
  const beside = topicsBeside(retrieved);
  const stances = citations.map(({ quote }) => stanceOf(quote));
  const divided = stances.some((stance) => stance >= 1) && stances.some((stance) => stance <= -1);
  const cited = new Set(citations.map(({ id }) => id));
  const more = retrieved.ranked.find(({ passage: { line }, own }) => {
    const isNew = !cited.has(evidenceId(line.origin, line.index));
    return (
      isNew && own > 0 && line.speaker !== null && !NAMELESS.test(line.speaker) && !question.includes(line.speaker)
    );
  })?.passage.line.speaker;
  const [first, second, ...rest] = beside;
  return [
    ...(divided && topic && !/disagree|anders/i.test(question) ? [words.disagree(topic, "")] : []),
    ...(first ? [words.about(first, "")] : []),
    ...(more && topic ? [words.more(topic, more)] : []),
    ...(second ? [words.trouble(second, "")] : []),
    ...rest.map((other) => words.about(other, "")),
    ...(first ? [words.why(first, "")] : []),
  ];
}
