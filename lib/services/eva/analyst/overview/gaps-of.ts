import { headingOf } from "@/lib/services/analysis/themes/asked/heading-of";
import { answerOf } from "@/lib/services/analysis/themes/claims/answer-of";
import { asksForFacts } from "@/lib/services/analysis/themes/statements/asked-about";
import { asksFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { asksWhetherTheyWould } from "@/lib/services/analysis/themes/statements/stand-of";
import { relatedWords } from "@/lib/services/analysis/words/related-words";
import { isLastResort, isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { saidFor } from "@/lib/services/eva/mentions/said-for";
import { type Name, says } from "@/lib/services/eva/mentions/says";
import { followsUp } from "@/lib/services/eva/retrieve/asked/follows-up";
import { questionKey } from "@/lib/services/eva/retrieve/asked/question-key";
import type { Document } from "@/lib/services/eva/retrieve/corpus/corpus";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";

/**
 * What is still open after some conversations. `thin`: questions that somebody answered in a few words or not at all,
 * each with who did; `missed`: questions that only some were asked, each with whom, and who wasn't and never spoke of
 * it; `unasked`: questions of the guide that nobody was asked.
 */
export type Gaps = {
  thin: { question: string; who: string[] }[];
  missed: { question: string; asked: string[]; silent: string[] }[];
  unasked: string[];
};

type Turn = { question: string; answer: string; language: string | null };
type Talk = { who: string; language: string | null; turns: Turn[]; words: string };

/** An answer of fewer words leaves open what a question for a view, a reason or a story wants to know. */
const BRIEF = 5;
const CLOSES =
  /\b(?:anything (?:else|(?:i|we) )|something (?:else|to add)|hear me|ready|now (?:still )?good|thanks|thank you|noch etwas|hören sie mich)\b/iu;

/** Where the conversations left something open, as far as their questions and answers show it. */
export function gapsOf(documents: readonly Document[], guide: readonly string[], someone: string): Gaps {
  const talks = documents.flatMap((document) => talkOf(document, someone));
  const asked = talks.flatMap(({ turns }) => turns.map(({ question, language }) => questionKey(question, language)));
  return {
    thin: thinIn(talks),
    missed: missedIn(talks),
    unasked: guide.filter((question) => !asked.includes(questionKey(question, null)) && !CLOSES.test(question)),
  };
}

/** A conversation of one person with whoever asks; with several it isn't known who was asked. */
function talkOf({ speakers, lines, language }: Document, someone: string): Talk[] {
  const moderators = moderatorsOf(speakers);
  const people = new Set(lines.filter(({ speaker }) => !moderators.has(speaker)).map(({ speaker }) => speaker));
  if (people.size !== 1 || moderators.size === 0) return [];
  const turns: Turn[] = [];
  for (const { speaker, text } of lines) {
    const last = turns.at(-1);
    if (moderators.has(speaker)) turns.push({ question: text, answer: "", language });
    else if (last) last.answer = `${last.answer} ${text}`.trim();
  }
  const [who] = people;
  return [{ who: who ?? someone, language, turns, words: lines.map(({ text }) => text).join(" ") }];
}

const lastQuestion = (text: string): string | null =>
  sentencesOf(text).findLast((sentence) => sentence.endsWith("?")) ?? null;

function thinIn(talks: readonly Talk[]): Gaps["thin"] {
  const found = new Map<string, { question: string; who: string[] }>();
  for (const { who, turns } of talks)
    for (const { question: said, answer, language } of turns) {
      const question = lastQuestion(said);
      if (question === null || CLOSES.test(said) || followsUp(question)) continue;
      const isBrief = wordsOf(answer).length < BRIEF || answerOf(answer, "praise") === "neither";
      if (!isBrief || (answer !== "" && (asksForFacts(question) || asksWhetherTheyWould(question)))) continue;
      const key = questionKey(question, language) || question;
      const known = found.get(key) ?? { question, who: [] };
      if (!known.who.includes(who)) known.who.push(who);
      found.set(key, known);
    }
  return [...found.values()].sort((a, b) => b.who.length - a.who.length);
}

/** Questions that some were asked, while nobody asked others anything like it, nor did they speak of it. */
function missedIn(talks: readonly Talk[]): Gaps["missed"] {
  const found = new Map<string, Gaps["missed"][number] & { language: string | null }>();
  for (const { who, turns } of talks)
    for (const { question: said, language } of turns) {
      const asked = lastQuestion(said);
      if (asked === null || CLOSES.test(said) || followsUp(asked)) continue;
      // Whom it addresses is no part of it.
      const question = headingOf({ question: asked, speaker: who }) ?? asked;
      const key = questionKey(question, language) || question;
      const known = found.get(key) ?? { question, asked: [], silent: [], language };
      if (!known.asked.includes(who)) known.asked.push(who);
      found.set(key, known);
    }
  for (const each of found.values()) {
    // What people would do or want is asked in too many ways to say that somebody wasn't.
    if (asksFor(each.question) !== null || asksWhetherTheyWould(each.question)) continue;
    const names = namesOf(each.question);
    if (names.length === 0) continue;
    each.silent = talks
      .filter(
        ({ who, words, language }) =>
          language === each.language && !each.asked.includes(who) && !says(words, language, names),
      )
      .map(({ who }) => who);
  }
  // What most were asked is missed most.
  return [...found.values()]
    .filter(({ silent }) => silent.length > 0)
    .sort((a, b) => b.asked.length - a.asked.length || a.silent.length - b.silent.length);
}

/** Each telling word of a question, and what it also goes by. */
const namesOf = (question: string): Name[] =>
  wordsOf(question)
    .filter((word) => !(isStopWord(word) || isLastResort(word) || isSoftWord(word)))
    .flatMap((word) => [[word], ...Object.values(saidFor([word])).flat(), ...relatedWords(word).map((one) => [one])]);
