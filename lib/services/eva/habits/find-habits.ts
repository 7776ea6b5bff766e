import { pacer } from "@/lib/services/analysis/pacer";
import { isOver, SELF } from "@/lib/services/analysis/themes/statements/is-over";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { asksOfNow, asksWhether } from "@/lib/services/analysis/themes/statements/whether";
import { type Name, passageSays, says } from "../mentions/says";
import { waysOf } from "../mentions/ways";
import { questionIn } from "../retrieve/asked/put-to";
import type { Passage } from "../retrieve/corpus/passages";
import { namesAfter } from "./names-after";
import { HAS, type Habit } from "./read-habit";
import { isFragment, type Standing, standingOf, standingOfReply } from "./standing";
import { worksFor } from "./workplace";

export type Said = { passage: Passage; quote: string };
/** What somebody says of their own habit; `isOver`: they say outright that they stopped. */
export type Held = Said & { standing: Standing; isOver: boolean };
type Worth = Held & { worth: number };
type Breathe = () => Promise<void>;

const YOU = /(?<!\p{L})(?:you|sie|du|ihr)(?!\p{L})/iu;
const IT = /(?<!\p{L})(?:it|them|one|ones|mine|those|sie|es|ihn)(?!\p{L})/iu;
/** What is left of an answer that names what is used "now". */
const TODAY = /^\W*(?:now|today|these days|jetzt|heute)(?!\p{L})/iu;
/** "Which one did you choose?" asks of what is used now, "How did you find it?" doesn't. */
const CHOSE =
  /(?<!\p{L})(?:choose|chosen|pick|picked|go for|end up|settle on|decide|sign up|join|entschieden|gewählt)(?!\p{L})/iu;
const OF_THEN = /(?<!\p{L})(?:(?:did|were|had) you|(?:haben|hatten|waren) sie|(?:hast|hattest|warst) du)(?!\p{L})/iu;
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

/** What is over for whoever says so in a study of the thing, without naming it: "I cancelled on the Friday." */
const LEFT =
  /(?<!\p{L})(?:I|we|ich|wir)(?:['’](?:ve|d)| had| have| hab\p{L}*)?(?: \p{L}+){0,2} (?:cancel(?:l?ed)|stopped using|deleted (?:it|the app|(?:my|our) account)|let it lapse|closed (?:my|our|the) account|gekündigt|abbestellt)(?!\p{L})/iu;
/** Share of the people who were asked about what a study is on, or who were or speak of it themselves. */
const ASKED_SHARE = 0.5;
const SPOKEN_SHARE = 0.8;
/** "My dog" tells that somebody has one. */
const MINE = /(?<!\p{L})(?:my|our|mein\p{L}*|unser\p{L}*) /giu;

type Reader = ReturnType<typeof readerOf>;

/** What each person says of whether they do it, clearest first. */
export async function findHabits(habit: Habit, passages: readonly Passage[]): Promise<Map<string, Held>> {
  const breathe = pacer();
  const reader = readerOf(habit);
  const { telling, isSubject } = await whoTells(habit, reader, passages, breathe);
  const found = new Map<string, Worth>();
  for (const passage of passages) {
    if (!telling.has(passage.person)) continue;
    await breathe();
    for (const held of heldIn(habit, reader, passage, isSubject))
      if (held.worth > (found.get(passage.person)?.worth ?? 0)) found.set(passage.person, held);
  }
  return found;
}

/**
 * Who speaks of the thing, without those who work for it; everybody, if the study is on it (`isSubject`) and what is
 * over is asked.
 */
async function whoTells(habit: Habit, { isIn, names }: Reader, passages: readonly Passage[], breathe: Breathe) {
  const asking = new Map<Passage["asked"], boolean>();
  const [everybody, speaking, askedOfIt, making] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  for (const passage of passages) {
    await breathe();
    const { person, line, asked, language } = passage;
    const isNamed = isIn(passage);
    const isAsked = asking.get(asked) ?? names(asked.text, language);
    asking.set(asked, isAsked);
    everybody.add(person);
    if (isNamed || isAsked) speaking.add(person);
    if (isAsked) askedOfIt.add(person);
    if (isNamed && worksFor(line.text, (text) => names(text, language))) making.add(person);
  }
  const isSubject =
    habit.wanted === "past" &&
    (askedOfIt.size >= everybody.size * ASKED_SHARE || speaking.size >= everybody.size * SPOKEN_SHARE);
  const telling = isSubject ? everybody : speaking;
  for (const person of making) telling.delete(person);
  return { telling, isSubject };
}

/** What a question before a passage asks of the person themselves. */
function askedOf(habit: Habit, { names, does }: Reader, { asked, language, distance }: Passage) {
  const question = distance === 1 ? questionIn(asked.text) : "";
  const isPut = YOU.test(question);
  const isNamed = names(question, language);
  // "Have you ever argued?" – "Twice. About the dryer." uses none.
  const isOther = asksWhether(question) && !isNamed;
  return {
    question,
    /** Whether somebody was asked about their habit outright. */
    isOutright: isPut && isNamed && (habit.isDoing || does(question, language, USING)),
    // "What would you improve?" – "Booking it with the class." is no habit either.
    mayReply: isPut && !isOther && asked.names === null,
    isOfThen: OF_THEN.test(question) && !CHOSE.test(question),
  };
}

/** What one person says of it in a passage: in their reply, if that was asked, and in each sentence that means it. */
function heldIn(habit: Habit, reader: Reader, passage: Passage, isSubject: boolean): Worth[] {
  const { text } = passage.line;
  const { names } = reader;
  const { language } = passage;
  const { question, isOutright, mayReply, isOfThen } = askedOf(habit, reader, passage);
  const sentences = sentencesOf(text);
  const held = (sentence: string, standing: Standing, worth: number): Worth => {
    const quote = quoteFrom(text, sentence);
    return { passage, quote, standing, isOver: isOver(quote), worth };
  };
  const reply = isOutright && asksOfNow(question) ? standingOfReply(text, question) : null;
  const replied = reply ? [held(sentences[0] ?? text, reply, reply === "never" ? WORTH.never : ASKED)] : [];
  const told = sentences.flatMap((sentence, at) => {
    const isNamed = names(sentence, language);
    // "How often do you see one?" – "I don't any more."
    const isMeant =
      (isOutright && at === 0) || (isSubject && LEFT.test(sentence)) || isMeantBy(habit, reader, sentence, language);
    if (!isNamed && !isMeant) return [];
    const clause = isNamed ? (clausesOf(sentence).find((each) => names(each, language)) ?? sentence) : "";
    const isReply = mayReply && (TODAY.test(sentence) || sentences.slice(0, at).every(isFragment));
    const isOwned =
      HAS.test(habit.verb) && namesAfter(clause, MINE, 2, (text) => names(text, language)) && !isOver(sentence);
    const standing = isOwned ? "now" : standingOf(sentence, clause, isReply, isOfThen);
    return standing && (!habit.isDoing || isOver(sentence)) ? [held(sentence, standing, WORTH[standing])] : [];
  });
  return [...replied, ...told];
}

/** "I haven't worn them since." means the thing if the verb is one that few things go with. */
const isMeantBy = ({ isDoing, verb }: Habit, { does }: Reader, sentence: string, language: string | null): boolean =>
  !isDoing && !says(verb, null, USED) && SELF.test(sentence) && IT.test(sentence) && does(sentence, language);

/** The first in which each other person names the thing, or says neither yes nor no when asked whether they do it. */
export async function speakingOf(
  habit: Habit,
  passages: readonly Passage[],
  known: ReadonlySet<string>,
): Promise<Said[]> {
  const breathe = pacer();
  const { isIn, names, does } = readerOf(habit);
  const asking = new Map<Passage["asked"], boolean>();
  const isAsking = ({ asked, language, distance }: Passage): boolean => {
    if (distance !== 1) return false;
    const question = questionIn(asked.text);
    const isSo =
      asking.get(asked) ?? (asksOfNow(question) && names(question, language) && does(question, language, USING));
    asking.set(asked, isSo);
    return isSo;
  };
  const found = new Map<string, Said>();
  for (const passage of passages) {
    await breathe();
    const { line, language, person } = passage;
    if (known.has(person) || found.has(person)) continue;
    const isAsked = isAsking(passage);
    if (!isAsked && !isIn(passage)) continue;
    const sentences = sentencesOf(line.text);
    const sentence = sentences.find((each) => names(each, language)) ?? (isAsked ? sentences[0] : undefined);
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
