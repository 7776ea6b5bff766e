import { namedIn } from "@/lib/services/analysis/themes/claims/named-in";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import { countSides } from "@/lib/services/eva/retrieve/ranking/respects";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { choose } from "../witnesses/choose";
import type { Comparing } from "../wording/comparing";
import { draftOf, type Paragraph } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";
import { writing } from "../wording/writing";
import { ofPeople } from "./of-people";

const MOST_QUESTIONS = 6;
/** With fewer questions in common, each is told alone. */
const FEWEST_QUESTIONS = 2;
/** The plain wording that begins with the name. */
const NAMED = 2;
/** A shorter answer ("No.") says little beside another. */
const FEWEST_WORDS = 3;

/** The one person here whom a name means; null if it means nobody, or several. */
export function personOf(name: string, said: readonly Passage[]): string | null {
  const words = wordsOf(name);
  const people = new Map(said.map(({ person, line }) => [person, new Set(wordsOf(line.speaker ?? ""))]));
  const meant = [...people].filter(([, own]) => words.length > 0 && words.every((word) => own.has(word)));
  return meant.length === 1 ? (meant[0]?.[0] ?? null) : null;
}

/**
 * Two people by name: what each says about a thing, or without one, what each answered to the same questions. Null if
 * one of them doesn't speak here.
 */
export async function persons(
  names: readonly [string, string],
  about: string | null,
  { said, findToo }: Retrieved,
  phrases: Phrases,
  wording: Comparing,
): Promise<Draft | null> {
  const people = names.map((name) => personOf(name, said));
  const [one, other] = people;
  if (!one || !other || one === other) return null;
  if (about === null) return besideEachOther(one, other, said, phrases, wording);
  const paragraphs: Paragraph[] = [];
  for (const [at, name] of names.entries()) {
    const own = await findToo(wording.saidBy(name, about));
    const witnesses = own.answers ? (await choose(own)).witnesses : [];
    const witness = witnesses.find(({ person }) => person === people[at]);
    paragraphs.push({ before: "", voices: witness ? [witness.voice, ...witness.more] : [] });
  }
  const silent = names.filter((_, at) => paragraphs[at]?.voices.length === 0);
  // Two people are no groups, either.
  if (silent.length === names.length) return { evidence: [], lead: null, sentences: [] };
  return draftOf(wording.persons(silent), paragraphs, phrases);
}

/** Their answers to the same questions, those first on which they are clearest, in the order of the conversation. */
function besideEachOther(
  one: string,
  other: string,
  said: readonly Passage[],
  phrases: Phrases,
  wording: Comparing,
): Draft | null {
  const answersOf = (who: string) =>
    new Map(
      said
        .filter(({ person, distance, asked, wordCount }) => {
          return person === who && distance === 1 && asked.key !== "" && wordCount >= FEWEST_WORDS;
        })
        .map((passage) => [passage.asked.key, passage]),
    );
  const others = answersOf(other);
  const pairs = [...answersOf(one)].flatMap(([key, passage]) => {
    const answer = others.get(key);
    return answer ? [[passage, answer] as const] : [];
  });
  const worth = ([a, b]: readonly [Passage, Passage]) => countSides(a) + countSides(b);
  const shown = pairs
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, MOST_QUESTIONS)
    .sort(([a], [b]) => a.line.index - b.line.index);
  if (shown.length < FEWEST_QUESTIONS)
    return ofPeople(
      said.filter(({ person }) => person === one || person === other),
      phrases,
    );
  const { evidence, sentences, say } = writing(phrases);
  for (const pair of shown)
    for (const [nth, { line, asked }] of pair.entries())
      say(line, namedIn(line.text), NAMED, nth === 0 ? { before: wording.asked(asked.text), newParagraph: true } : {});
  return { evidence, lead: wording.sameQuestions, sentences };
}
