import { pacer } from "@/lib/services/analysis/pacer";
import { isOver, SELF } from "@/lib/services/analysis/themes/statements/is-over";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { asksOfNow } from "@/lib/services/analysis/themes/statements/whether";
import { type Name, passageSays, says } from "../mentions/says";
import { waysOf } from "../mentions/ways";
import type { Passage } from "../retrieve/passages";
import { lastAsked } from "../retrieve/put-to";
import type { Habit } from "./read-habit";
import { isFragment, type Standing, standingOf, standingOfReply } from "./standing";

export type Said = { passage: Passage; quote: string };
/** What somebody says of their own habit; `isOver`: they say outright that they stopped. */
export type Held = Said & { standing: Standing; isOver: boolean };

const YOU = /(?<!\p{L})(?:you|sie|du|ihr)(?!\p{L})/iu;
const IT = /(?<!\p{L})(?:it|them|one|ones|mine|those|sie|es|ihn)(?!\p{L})/iu;
/** What is left of an answer that names what is used "now". */
const TODAY = /^\W*(?:now|today|these days|jetzt|heute)(?!\p{L})/iu;
/** "How did you find it?" */
const OF_THEN = /(?<!\p{L})(?:(?:did|were|had) you|(?:haben|hatten|waren) sie|(?:hast|hattest|warst) du)(?!\p{L})/iu;
/** "I run the support desk at Washly", "I work for Washly": who makes a thing isn't counted among those who use it. */
const JOB =
  /(?<!\p{L})(?:(?:I|we)(?:['’](?:m|re|ve))?|ich|wir)(?: \p{L}+)? (?:(?:work(?:ed|ing)?|arbeite\p{L}*)(?: \p{L}+){0,3}|(?:run|manage|lead|head|do|look after|leite\p{L}*|betreue\p{L}*)(?: \p{L}+){1,4}|(?:am |was |been |bin )?(?:an?|the|head|part|in charge|der|die|im|ein\p{L}*)(?: \p{L}+){1,4}(?! for)) (?:at|for|bei|für) (?:the |der |die )?/giu;
const USING = ["use", "have", "own", "got", "work", "try", "nutzen", "benutzen", "verwenden", "haben"];
const USED: Name[] = USING.map((verb) => [verb]);
/** An answer to just that says more than a sentence in passing; of these, the end of a habit says most. */
const WORTH: Record<Standing, number> = { past: 3, now: 2, never: 1 };
const ASKED = 4;

/** Whether a text in a language names the thing, and whether it says the verb. */
function readerOf({ verb, thing }: Habit) {
  const ways = waysOf(thing).map((parts) => parts.map(({ same, otherwise }) => [...same, ...otherwise]));
  return {
    isIn: (passage: Passage) => ways.some((parts) => parts.every((part) => passageSays(passage, part))),
    names: (text: string, language: string | null) =>
      ways.some((parts) => parts.every((part) => says(text, language, part))),
    does: (text: string, language: string | null, also: readonly string[] = []) =>
      says(
        text,
        language,
        [verb, ...also].map((each) => [each]),
      ),
  };
}

/** What each person says of whether they do it, clearest first. */
export async function findHabits(habit: Habit, passages: readonly Passage[]): Promise<Map<string, Held>> {
  const breathe = pacer();
  const { isIn, names, does } = readerOf(habit);
  const asking = new Map<Passage["asked"], boolean>();
  const isOwnVerb = !habit.isDoing && !says(habit.verb, null, USED);
  const speaking = new Set<string>();
  const making = new Set<string>();
  for (const passage of passages) {
    await breathe();
    const { person, line, asked, language } = passage;
    const isNamed = isIn(passage);
    const isAsked = asking.get(asked) ?? names(asked.text, language);
    asking.set(asked, isAsked);
    if (isNamed || isAsked) speaking.add(person);
    if (isNamed && makes(line.text, (text) => names(text, language))) making.add(person);
  }
  for (const person of making) speaking.delete(person);
  const found = new Map<string, Held & { worth: number }>();
  const add = (passage: Passage, quote: string, standing: Standing, worth: number) => {
    if (worth > (found.get(passage.person)?.worth ?? 0))
      found.set(passage.person, { passage, quote, standing, isOver: isOver(quote), worth });
  };
  for (const passage of passages) {
    if (!speaking.has(passage.person)) continue;
    await breathe();
    const { line, language, asked, distance } = passage;
    const question = distance === 1 ? lastAsked(asked.text) : "";
    const isPut = YOU.test(question);
    const isPutSo = isPut && names(question, language) && (habit.isDoing || does(question, language, USING));
    const sentences = sentencesOf(line.text);
    const reply = isPutSo && asksOfNow(question) ? standingOfReply(line.text, question) : null;
    if (reply)
      add(passage, quoteFrom(line.text, sentences[0] ?? line.text), reply, reply === "never" ? WORTH.never : ASKED);
    for (const [at, sentence] of sentences.entries()) {
      const isNamed = names(sentence, language);
      // "How often do you see one?" – "I don't any more." "I haven't worn them since."
      const isMeant =
        (isPutSo && at === 0) || (isOwnVerb && SELF.test(sentence) && IT.test(sentence) && does(sentence, language));
      if (!isNamed && !isMeant) continue;
      const clause = isNamed ? (clausesOf(sentence).find((each) => names(each, language)) ?? sentence) : "";
      const isReply = isPut && (TODAY.test(sentence) || sentences.slice(0, at).every(isFragment));
      const standing = standingOf(sentence, clause, isReply, OF_THEN.test(question));
      if (standing && (!habit.isDoing || isOver(sentence)))
        add(passage, quoteFrom(line.text, sentence), standing, WORTH[standing]);
    }
  }
  return found;
}

/** Whether somebody works for what is named. */
const makes = (text: string, names: (text: string) => boolean): boolean =>
  [...text.matchAll(JOB)].some(({ 0: said, index }) =>
    names(
      text
        .slice(index + said.length)
        .split(/\s+/u, 2)
        .join(" "),
    ),
  );

/** The first in which each other person names the thing. */
export async function speakingOf(
  habit: Habit,
  passages: readonly Passage[],
  known: ReadonlySet<string>,
): Promise<Said[]> {
  const breathe = pacer();
  const { isIn, names } = readerOf(habit);
  const found = new Map<string, Said>();
  for (const passage of passages) {
    await breathe();
    const { line, language, person } = passage;
    if (known.has(person) || found.has(person) || !isIn(passage)) continue;
    const sentence = sentencesOf(line.text).find((each) => names(each, language));
    if (sentence) found.set(person, { passage, quote: quoteFrom(line.text, sentence) });
  }
  return [...found.values()];
}

const CLAUSES = /[,;:–—]|(?<!\p{L})(?:but|because|and|so|aber|weil|und|denn|sondern)(?!\p{L})/iu;
const clausesOf = (sentence: string): string[] => sentence.split(CLAUSES);

const LONGEST = 260;
const SHORT = 45;
/** A sentence of a text, with the next one if it is short. */
function quoteFrom(text: string, sentence: string): string {
  const from = text.indexOf(sentence);
  const next = sentence.length < SHORT ? sentencesOf(text.slice(from + sentence.length))[0] : undefined;
  if (next === undefined) return sentence;
  const to = text.indexOf(next, from + sentence.length) + next.length;
  return to - from <= LONGEST ? text.slice(from, to) : sentence;
}
