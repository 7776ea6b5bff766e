import type { AnalysisLine } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { spokenIn } from "@/lib/services/analysis/subjects/spoken";
import { type Subject, subjectsOf } from "@/lib/services/analysis/subjects/subjects";
import { ENGLISH } from "@/lib/services/analysis/themes/wording/english";
import { GERMAN } from "@/lib/services/analysis/themes/wording/german";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { lineOf } from "../retrieve/corpus/line-of";
import type { Passage } from "../retrieve/corpus/passages";
import { countSides, readSides } from "../retrieve/ranking/respects";
import type { Retrieved } from "../retrieve/retriever";

/** Passages about the question, in which other subjects are looked for. */
const NEAR = 60;
const MOST = 4;
const FEWEST_PEOPLE = 3;
/** A thing that is no known topic of research is worth a question if people take sides where they name it. */
const FEWEST_SIDED = 2;

/**
 * What several people bring up where they speak about the question, as it is called within a sentence: research topics,
 * then things on which people take sides. Most people first.
 */
export async function topicsBeside({ ranked, terms, german }: Retrieved): Promise<string[]> {
  const near = ranked.slice(0, NEAR).map(({ passage }) => passage);
  const lines = new Map(
    near.map((passage): [AnalysisLine, Passage] => [{ ...lineOf(passage), question: null }, passage]),
  );
  const breathe = pacer();
  const all = [...lines.keys()];
  await readSides(near, breathe);
  const subjects = await subjectsOf(all, await spokenIn(all, breathe), { german }, breathe);
  const stem = stemmerOf(german ? "de" : "en");
  const asked = new Set(terms.map(stem));
  const wording = german ? GERMAN : ENGLISH;
  const isOther = ({ title, terms: words }: Subject) =>
    ![...wordsOf(title), ...words].some((word) => asked.has(stem(word)));
  const isWorthwhile = ({ topic, members }: Subject) => {
    const passages = members.flatMap(({ line }) => lines.get(line) ?? []);
    const people = new Set(passages.map(({ person }) => person)).size;
    const sided = new Set(passages.filter((passage) => countSides(passage) > 0).map(({ person }) => person)).size;
    // A word of one language is no name in a question of the other.
    const isOfLanguage = topic !== null || members.some(({ line }) => (line.language === "de") === german);
    return isOfLanguage && people >= FEWEST_PEOPLE && (topic !== null || sided >= FEWEST_SIDED);
  };
  // "Their old way of working" is what a topic is called, but not what anybody says.
  const isSaid = ({ title, topic, terms: words }: Subject) =>
    topic === null || wordsOf(wording.inside(title)).some((word) => words.map(stem).includes(stem(word)));
  // "To approve" is nothing to ask about: a name is said of something.
  const isNamed = ({ title, topic }: Subject) =>
    topic !== null || german || near.some(({ line }) => saidAsName(wording.inside(title)).test(line.text));
  return subjects
    .filter((subject) => isOther(subject) && isSaid(subject) && isNamed(subject) && isWorthwhile(subject))
    .slice(0, MOST)
    .map(({ title, topic }) => (topic === null && !german ? `the ${wording.inside(title)}` : wording.inside(title)));
}

const saidAsName = (name: string): RegExp =>
  new RegExp(
    `\\b(?:the|an?|my|our|your|his|her|their|this|that|these|those|no|any|every|one)\\s+(?:\\p{L}+\\s+)?${name.replace(/[^\p{L}\p{N} ]/gu, ".")}\\b`,
    "iu",
  );
