import { plainLetters } from "@/lib/core/plain-letters";
import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { stemmerOf } from "@/lib/services/eva/words/stem";
import { isStopWord } from "@/lib/services/eva/words/stop-words";
import { wordsOf } from "@/lib/services/eva/words/words-of";
import { DETERMINERS } from "./determiners";
import { type Heading, headingFor, headingOf } from "./heading-of";
import { mattersOf, type TopicOf } from "./matter-of";
import { sameWords } from "./same-words";

/**
 * What was answered to questions about one thing, in order. `key`: of the matter, or the question where all were asked in
 * the same words about nothing that has a name. `word`: what the thing is called ("installation"), null where it is none.
 */
export type AskedGroup = { key: string; heading: Heading | null; word: string | null; lines: AnalysisLine[] };

const FEWEST_PEOPLE = 2;
/** A question that was put in so many of the transcripts is one of the guide, and what follows asks on. */
const MOST = 0.5;
/** Somebody who says more lines than that at a stretch has moved on to something else. */
const ANSWERING = 2;
const WORD = /[\p{L}\p{N}]+/gu;
/** Made of words that everybody uses, a shorter one ("Oh, did they?") asks for nothing. */
const LONG_ENOUGH = 15;

/**
 * Answers by what was asked: questions in the same words, or about the same thing. Who asks on stays with the question
 * before, where that was put to most or where nothing new is named.
 */
export function askedGroups(lines: readonly AnalysisLine[], topicOf: TopicOf): AskedGroup[] {
  const { matterOf, isAbout } = mattersOf(lines, topicOf);
  const shares = guideShares(lines, isAbout);
  const found = new Map<string, AnalysisLine[]>();
  /** What was answered to the questions about it, without those that ask on. */
  const openings = new Map<string, AnalysisLine[]>();
  let answer = { ownerId: "", question: null as string | null, lines: 0 };
  let before = { ownerId: "", key: null as string | null, isOfAll: false };
  for (const line of lines) {
    const { question, ownerId } = line;
    const goesOnSaying = answer.ownerId === ownerId && answer.question === question;
    answer = { ownerId, question, lines: goesOnSaying ? answer.lines + 1 : 1 };
    if (question === null) continue;
    const share = shares.get(sameWords(question)) ?? 0;
    const key = matterOf(question) ?? (share > 0 ? sameWords(question) : null);
    const goesOn = key === null && ownerId === before.ownerId && (before.isOfAll || !isAbout(question));
    if (!goesOn) before = { ownerId, key, isOfAll: share >= MOST };
    if (before.key === null || answer.lines > ANSWERING) continue;
    if (!goesOn) openings.set(before.key, [...(openings.get(before.key) ?? []), line]);
    const group = found.get(before.key) ?? [];
    found.set(before.key, group);
    group.push(line);
  }
  return [...found]
    .filter(([, own]) => new Set(own.map(personOf)).size >= FEWEST_PEOPLE)
    .map(([key, own]) => ({
      key,
      lines: own,
      heading: headingFor(openings.get(key) ?? []),
      word: wordFor(key, own, topicOf),
    }));
}

/** Questions that can be understood alone and were put in several transcripts in the same words: in which share of them. */
function guideShares(
  lines: readonly AnalysisLine[],
  isAbout: (question: string) => boolean,
): ReadonlyMap<string, number> {
  const owners = new Map<string, Set<string>>();
  const written = new Map<string, string>();
  for (const { question, ownerId } of lines)
    if (question !== null) {
      const key = sameWords(question);
      owners.set(key, (owners.get(key) ?? new Set()).add(ownerId));
      written.set(key, written.get(key) ?? question);
    }
  const all = new Set(lines.map(({ ownerId }) => ownerId)).size;
  const isAlone = (key: string) => {
    const question = written.get(key) ?? key;
    const heading = headingOf({ question, speaker: null });
    return heading !== null && (isAbout(question) || heading.length >= LONG_ENOUGH);
  };
  return new Map(
    [...owners].flatMap(([question, { size }]) => (size > 1 && isAlone(question) ? [[question, size / all]] : [])),
  );
}

/** What a stem is called in the questions where it is the name of a thing: "the installation", not "the hardest part". */
function wordFor(key: string, lines: readonly AnalysisLine[], topicOf: TopicOf): string | null {
  const counts = new Map<string, number>();
  for (const { question, language } of lines) {
    const stem = stemmerOf(language);
    const words = wordsOf(question ?? "");
    const written = new Map(
      [...(question ?? "").matchAll(WORD)].map(([token]) => [plainLetters(token), token.toLowerCase()]),
    );
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      const isNamed = DETERMINERS.has(words[at - 1] ?? "") && (next === undefined || isStopWord(next));
      const shown = written.get(word) ?? word;
      if (isNamed && (topicOf(word) ?? stem(word)) === key) counts.set(shown, (counts.get(shown) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? null;
}
