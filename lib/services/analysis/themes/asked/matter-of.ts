import { type AnalysisLine, interviewOf } from "@/lib/services/analysis/line";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isLastResort, isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { kindsAsked } from "../statements/respect-of";
import { wouldDo } from "../statements/stand-of";
import { isVague } from "../vague";
import { DETERMINERS } from "./determiners";
import { headingOf } from "./heading-of";

/** Asked about in this share of the transcripts, it is a subject of the study. */
const SHARE = 0.4;
const FEWEST = 2;
/** An interviewer with more questions than that is having a free conversation, where words repeat by chance. */
const MOST_ASKED = 30;
/** A word in more of one person's questions is what the whole study is about, not a subject within it. */
const MOST_QUESTIONS = 1.25;
/** "Who else uses it?": no other word says what that asks. */
const TELLING = new Set(["else"]);
/** Asking what should change is one subject whatever the words, except for "What would you change about the trial?". */
export const WISHES = "?wishes";
/** So is whether they would recommend it, to whomever. */
export const WOULD = "?would ";

/**
 * `matterOf`: a question's subject, as a stem, a topic's key or `WISHES`; null if hardly anyone else was asked about
 * it. `isAbout`: whether it has a subject, or only follows up on what was said.
 */
export type Matters = { matterOf(question: string): string | null; isAbout(question: string): boolean };

/** The key of the topic that a word certainly names. */
export type TopicOf = (word: string) => string | null;

/** Finds the subjects of all interviews' questions. */
export function mattersOf(lines: readonly AnalysisLine[], topicOf: TopicOf): Matters {
  const interviews = new Set(lines.map(interviewOf)).size;
  const matters = new Map<string, string[]>();
  const asked = new Map<string, Map<string, Set<string>>>();
  for (const line of lines) {
    const { question, language } = line;
    if (question === null) continue;
    const own = matters.get(question) ?? mattersIn(question, language, topicOf);
    matters.set(question, own);
    const interview = interviewOf(line);
    for (const key of own) {
      const by = asked.get(key) ?? new Map<string, Set<string>>();
      asked.set(key, by.set(interview, (by.get(interview) ?? new Set()).add(question)));
    }
  }
  const questions = new Set(lines.flatMap((line) => (line.question ? [`${interviewOf(line)} ${line.question}`] : [])));
  const isGuided = questions.size <= interviews * MOST_ASKED;
  const fewest = isGuided ? Math.max(FEWEST, interviews * SHARE) : Number.POSITIVE_INFINITY;
  const weights = new Map([...asked].map(([key, by]) => [key, by.size < fewest ? 0 : weightOf(key, by)]));
  const matterOf = (question: string): string | null => {
    // Sorted, so that the order of words doesn't matter.
    const keys = [...(matters.get(question) ?? [])].sort();
    let best: string | null = null;
    for (const key of keys) if ((weights.get(key) ?? 0) > (best === null ? 0 : (weights.get(best) ?? 0))) best = key;
    return best;
  };
  return { matterOf, isAbout: (question) => (matters.get(question) ?? []).length > 0 };
}

/** More people weigh more; at equal numbers, what each person is asked about only once. */
function weightOf(key: string, by: ReadonlyMap<string, ReadonlySet<string>>): number {
  const each = [...by.values()].reduce((sum, own) => sum + own.size, 0) / by.size;
  return each <= MOST_QUESTIONS || key === WISHES ? by.size - each / (MOST_QUESTIONS + 1) : 0;
}

function mattersIn(question: string, language: string | null, topicOf: TopicOf): string[] {
  const would = wouldDo(question);
  if (would !== null) return [`${WOULD}${would}`];
  const words = wordsOf(question);
  const heading = headingOf({ question, speaker: null });
  const stem = stemmerOf(language);
  const keyOf = (word: string) => topicOf(word) ?? stem(word);
  if (heading?.endsWith("?") && kindsAsked(wordsOf(heading)).has("wish")) {
    const about = words.indexOf("about") + 1;
    const thing = about > 0 && DETERMINERS.has(words[about] ?? "") ? words[about + 1] : undefined;
    return [thing === undefined ? WISHES : keyOf(thing)];
  }
  const isTelling = (word: string) =>
    TELLING.has(word) || !(isStopWord(word) || isSoftWord(word) || isVague(word) || isLastResort(word));
  return [...new Set(words.filter(isTelling).map(keyOf))];
}
