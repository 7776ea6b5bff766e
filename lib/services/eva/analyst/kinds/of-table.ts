import { groupBy } from "@/lib/core/data/group-by";
import { saysSomething } from "@/lib/services/eva/retrieve/asked/answers-to";
import { questionIn } from "@/lib/services/eva/retrieve/asked/put-to";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Draft } from "../analyst";
import { draftOf } from "../wording/draft-of";
import { joined } from "../wording/joined";
import type { Phrases } from "../wording/phrases";
import { draftAlike } from "./answers-alike";

/** Some of the people, and what they are called. */
export type Among = { name: string; members: ReadonlySet<string> };

const MOST_QUESTIONS = 4;
/** Of answers that have little in common, so many are quoted. */
const MOST_QUOTES = 3;
const FIGURE = /^\W*\d+(?:[.,]\d+)?\W*$/u;

/**
 * What each of some groups answered to the questions of a table, one question after the other; null of conversations.
 * Figures are counted as scores (`tell-scores`).
 */
export async function ofTable(
  groups: readonly Among[],
  said: readonly Passage[],
  german: boolean,
  phrases: Phrases,
): Promise<Draft | null> {
  if (said.length === 0 || said.some(({ isOfSeveral }) => !isOfSeveral)) return null;
  const answers = said.filter(
    (passage) => passage.distance === 1 && saysSomething(passage) && !FIGURE.test(passage.line.text),
  );
  const byQuestion = [...groupBy(answers, ({ asked }) => asked.key).values()].sort((a, b) => b.length - a.length);
  const parts: { question: string; draft: Draft }[] = [];
  for (const answered of byQuestion.slice(0, MOST_QUESTIONS))
    for (const { name, members } of groups) {
      const own = answered.filter(({ person }) => members.has(person));
      const question = questionIn(own[0]?.asked.text ?? "");
      const lead = members.size === 1 ? null : phrases.askedFor(own.length, members.size);
      const voices = own.slice(0, MOST_QUOTES).map((passage) => ({ ranked: { passage }, quote: passage.line.text }));
      const draft =
        (await draftAlike({ answers: own, question, lead, isInShort: true }, german, phrases)) ??
        draftOf(lead, [{ before: "", voices }], phrases, phrases.someOf(voices.length, own.length));
      parts.push({ question: groups.length > 1 ? `${question} – ${name}` : question, draft });
    }
  return parts.length > 0 ? joined(parts) : null;
}
