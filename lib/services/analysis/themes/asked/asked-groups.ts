import { plainLetters } from "@/lib/core/text/plain-letters";
import { type AnalysisLine, conversationOf, interviewOf, personOf } from "@/lib/services/analysis/line";
import { nthAnswers } from "@/lib/services/analysis/nth-answer";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { DETERMINERS } from "./determiners";
import { type Heading, headingFor, headingOf } from "./heading-of";
import { mattersOf, type TopicOf, WISHES, WOULD } from "./matter-of";
import { sameWords } from "./same-words";

/**
 * Answers to questions about one thing, in order. `key`: of the thing, or of the question if all were asked in the same
 * words about nothing with a name. `word`: what the thing is called ("installation"), or null. `alike`: those of the
 * lines that answer the heading's question, or follow-ups to it.
 */
export type AskedGroup = {
  key: string;
  heading: Heading | null;
  word: string | null;
  lines: AnalysisLine[];
  alike: AnalysisLine[];
};

const FEWEST_PEOPLE = 2;
/** A question asked in this share of the transcripts belongs to the guide; what comes after it are follow-ups. */
const MOST = 0.5;
/** After this many lines, a speaker has moved on from the question. */
const ANSWERING = 2;
/** What comes to another subject without naming one isn't about what was talked about before. */
const ANEW =
  /^\W*(?:(?:and|so|okay|er|um|und)\b[\s,]*)*(?:(?:was|is|were|did) (?:there )?anything (?:\p{L}+ ){0,2}(?:surpris\p{L}*|unexpected)|any surprises|anything that surprised|what (?:\p{L}+ )?surprised|would you (?:recommend|tell)|have you (?:ever )?(?:written|been in touch|contacted)|(?:one )?(?:last|final|other|another) (?:one|question|thing)|(?:is there )?(?:anything|something) (?:else|more|(?:that )?(?:i|we) (?:haven[’']t|didn[’']t|forgot|should|missed)|(?:that )?you(?:[’']d| would) like to add)|(?:many )?thanks?(?: you| so| very| a)?\b|(?:that[’']s|this is) (?:all|everything|it)\b|was hat (?:sie|dich|euch) überrascht|(?:vielen |herzlichen |besten )?dank|danke|(?:noch|sonst) etwas|würden sie (?:es )?(?:weiter)?empfehlen)\b/iu;
const WORD = /[\p{L}\p{N}]+/gu;
/** A shorter question of everyday words ("Oh, did they?") asks for nothing. */
const LONG_ENOUGH = 15;

/**
 * Groups answers by what was asked: questions in the same words, or about the same thing. A follow-up stays with the
 * question before it if that was asked of most people or if the follow-up names nothing new.
 */
export function askedGroups(lines: readonly AnalysisLine[], topicOf: TopicOf): AskedGroup[] {
  const { matterOf, isAbout } = mattersOf(lines, topicOf);
  const shares = guideShares(lines, isAbout);
  const found = new Map<string, AnalysisLine[]>();
  /** Answers to the questions themselves, without those to follow-ups. */
  const openings = new Map<string, AnalysisLine[]>();
  const nthAnswer = nthAnswers();
  const asked = new Map<AnalysisLine, string>();
  let before = { conversation: "", question: "", key: null as string | null, isOfAll: false };
  for (const line of lines) {
    const { question } = line;
    const conversation = conversationOf(line);
    const nth = nthAnswer(line);
    if (question === null) continue;
    const share = shares.get(sameWords(question)) ?? 0;
    const key = matterOf(question) ?? (share > 0 ? sameWords(question) : null);
    const goesOn =
      key === null &&
      conversation === before.conversation &&
      (before.isOfAll || !isAbout(question)) &&
      !ANEW.test(question);
    if (!goesOn) before = { conversation, question, key, isOfAll: share >= MOST };
    if (before.key === null || nth > ANSWERING) continue;
    if (!goesOn) openings.set(before.key, [...(openings.get(before.key) ?? []), line]);
    const group = found.get(before.key) ?? [];
    found.set(before.key, group);
    group.push(line);
    asked.set(line, before.question);
  }
  return [...found]
    .filter(([, own]) => new Set(own.map(personOf)).size >= FEWEST_PEOPLE)
    .map(([key, own]) => {
      const heading = headingFor(openings.get(key) ?? []);
      const isAlike = (line: AnalysisLine) =>
        key === WISHES ||
        key.startsWith(WOULD) ||
        (heading !== null && isSameQuestion(heading.text, asked.get(line) ?? ""));
      return { key, lines: own, heading, word: wordFor(key, own, topicOf), alike: own.filter(isAlike) };
    });
}

/** Share of all words of two questions that are in both, if they ask the same: "sell" alone in both says nothing. */
const SAME = 0.6;

function isSameQuestion(one: string, other: string): boolean {
  const [own, others] = [one, headingOf({ question: other, speaker: null }) ?? other].map(
    (question) => new Set(sameWords(question).split(" ")),
  );
  if (!own || !others) return false;
  const both = [...own].filter((word) => others.has(word)).length;
  return both >= new Set([...own, ...others]).size * SAME;
}

/**
 * For questions that can be understood alone and were asked in several interviews in the same words, the share of
 * interviews.
 */
function guideShares(
  lines: readonly AnalysisLine[],
  isAbout: (question: string) => boolean,
): ReadonlyMap<string, number> {
  const interviews = new Map<string, Set<string>>();
  const written = new Map<string, string>();
  for (const line of lines) {
    const { question } = line;
    if (question !== null) {
      const key = sameWords(question);
      interviews.set(key, (interviews.get(key) ?? new Set()).add(interviewOf(line)));
      written.set(key, written.get(key) ?? question);
    }
  }
  const all = new Set(lines.map(interviewOf)).size;
  const isAlone = (key: string) => {
    const question = written.get(key) ?? key;
    const heading = headingOf({ question, speaker: null });
    return heading !== null && (isAbout(question) || heading.length >= LONG_ENOUGH);
  };
  return new Map(
    [...interviews].flatMap(([question, { size }]) => (size > 1 && isAlone(question) ? [[question, size / all]] : [])),
  );
}

/** What a stem is called in the questions if it names a thing: "the installation", not "the hardest part". */
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
