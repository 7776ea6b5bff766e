import { groupBy } from "@/lib/core/data/group-by";
import { namedIn } from "@/lib/services/analysis/themes/claims/named-in";
import { asksForStory } from "@/lib/services/analysis/themes/statements/asks-for";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import type { Line } from "@/lib/services/eva/retrieve/corpus/corpus";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import { countSides } from "@/lib/services/eva/retrieve/ranking/respects";
import type { Draft, DraftSentence } from "../analyst";
import { pickQuote } from "../witnesses/pick-quote";
import type { Phrases } from "../wording/phrases";

const MOST = 8;
/** Of fewer words, an answer tells nothing without the conversation around it. */
const FEWEST_WORDS = 6;
const LONGEST_QUESTION = 120;

/** Two studies may each have a "P4". */
const MOST_PEOPLE = 3;

/**
 * What certain people said as a whole: what each was clearest about, one passage a question, in the order of the
 * conversation. Null if it is about too many.
 */
export function ofPeople(said: readonly Passage[], phrases: Phrases): Draft | null {
  const people = groupBy(said, ({ person }) => person);
  if (people.size > MOST_PEOPLE) return null;
  const evidence: Line[] = [];
  const sentences = [...people.values()].flatMap((own) => {
    const told = tellingOf(own);
    return told.map((passage, at): DraftSentence => {
      const { line, language } = passage;
      const asked = questionOf(passage);
      const quote = asked && !asksForStory(asked) ? namedIn(line.text) : pickQuote(line, [], language);
      const quotes = [{ evidence: evidence.push(line) - 1, quote }];
      const isFirst = at === 0 && people.size > 1;
      const before = [
        ...(isFirst ? [phrases.ofPerson(line.speaker ?? phrases.someone)] : []),
        ...(asked ? [phrases.answering(asked)] : []),
      ].join(" ");
      return { text: "{0}", quotes, newParagraph: true, ...(before && { before }) };
    });
  });
  const name = said[0]?.line.speaker ?? phrases.someone;
  return { evidence, lead: people.size === 1 ? phrases.ofPerson(name) : null, sentences };
}

/** The most telling of one person's passages, one for each question that they were asked. */
function tellingOf(passages: readonly Passage[]): Passage[] {
  const byQuestion = new Map<string, Passage>();
  for (const passage of passages) {
    const { asked, wordCount, place } = passage;
    const key = asked.text || `${place.stretch} ${place.line}`;
    if (wordCount >= FEWEST_WORDS && !byQuestion.has(key)) byQuestion.set(key, passage);
  }
  const sorted = [...byQuestion.values()].sort((a, b) => worth(b) - worth(a));
  return sorted.slice(0, MOST).sort((a, b) => a.line.index - b.line.index);
}

const OPENING = 3;
/** A direct answer that takes sides says most, what is said before the first questions hardly anything. */
const worth = (passage: Passage): number =>
  countSides(passage) +
  (passage.distance === 1 ? 1 : 0) +
  Math.min(1, passage.wordCount / 40) -
  (passage.place.line < OPENING ? 2 : 0);

/** The last thing that was asked before a direct answer, if it is brief. */
function questionOf({ asked, distance }: Passage): string {
  if (distance !== 1) return "";
  const sentences = piecesOf(asked.text).map(({ from, to }) => asked.text.slice(from, to).trim());
  const last = sentences.findLast((sentence) => sentence.endsWith("?")) ?? "";
  return last.length <= LONGEST_QUESTION ? last : "";
}
