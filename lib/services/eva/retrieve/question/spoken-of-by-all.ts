import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { questionIn } from "../asked/put-to";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import { postingsOf } from "../ranking/postings";

/** Capitalized within a sentence; "CSV" is a kind of thing. */
const NAME = /(?<=[\p{L}\p{N},’”"']\s)\p{Lu}\p{Ll}[\p{L}\p{N}]+/gu;
/** German capitalizes all things: "der Beitrag" is no name. */
const THING =
  /(?<!\p{L})(?:der|die|das|den|dem|des|eine?[rnms]?|keine?[rnms]?|(?:mein|dein|sein|ihr|unser|euer)\p{L}{0,2}|zum|zur|im|am|beim|vom|ins|ans)\s+\p{Lu}[\p{L}\p{N}]+/giu;
/** What was talked about, as a question calls it that doesn't name it. */
const GENERIC =
  /(?<=(?<!\p{L})(?:the|our|your|their|this|das|unser|euer|ihr|die|unsere|eure|ihre)\s)(?:product|tool|software|platform|solution|offering|produkt|plattform|lösung)(?!\p{L})/giu;
/** A thing in a question that may be what the interviews are on: "the portal". */
const A_THING = /(?<=(?<!\p{L})(?:the|our|this)\s)\p{Ll}{3,}(?!\p{L})/gu;
const FEWEST = 3;
/** "Die Belegbox" is a name if people also say it without the article, as nobody does of "der Beitrag". */
const FEWEST_BARE = 2;
/** What is asked about in one question or two may be a topic of a guide: "the price". */
const FEWEST_QUESTIONS = 4;
/** Of all people, those who are asked about it, and those who are or say it themselves. */
const ASKED = 0.5;
const SPOKEN = 0.8;

/** What is asked about in any interview, whatever it is on. */
const OF_ANY_GUIDE = new Set(
  "price prices pricing cost costs fee fees money time support service team company problem problems day days week month".split(
    " ",
  ),
);

/** Whether half of all people are asked about a thing by its name, in several different questions. */
function isAskedOfAll(word: string, near: readonly Passage[], everybody: number): boolean {
  const fewest = Math.max(FEWEST, everybody * ASKED);
  if (peopleIn(near) < fewest) return false;
  const naming = new Map<string, boolean>();
  for (const { asked } of near)
    if (!naming.has(asked.text)) naming.set(asked.text, wordsOf(questionIn(asked.text)).includes(word));
  const people = peopleIn(near.filter(({ asked }) => naming.get(asked.text)));
  return people >= fewest && [...naming.values()].filter(Boolean).length >= FEWEST_QUESTIONS;
}

/**
 * Names in a question that half of the people are asked about, or nearly all speak of: that of the product they were
 * interviewed on distinguishes nothing that they said. What many name of their own accord does. "The product" is that
 * product, unless people were asked about one in this word.
 */
export function spokenOfByAll(question: string, passages: readonly Passage[]): ReadonlySet<string> {
  const { stems, bare } = postingsOf(passages);
  const everybody = new Set(passages.map(({ person }) => person)).size;
  const askedNear = (word: string) =>
    (stems.question.get(stemmerOf("en")(word)) ?? []).flatMap((at) => passages[at] ?? []);
  const isOfAll = (word: string) => {
    const asked = new Set(askedNear(word).map(({ person }) => person));
    const all = new Set([...asked, ...(stems.own.get(stemmerOf("en")(word)) ?? []).map((at) => passages[at]?.person)]);
    return all.size >= FEWEST && (asked.size >= everybody * ASKED || all.size >= everybody * SPOKEN);
  };
  // "I don't build the product", at the beginning, asks nobody about it.
  const isTopic = (word: string) =>
    peopleIn(askedNear(word).filter(({ asked }) => wordsOf(questionIn(asked.text)).includes(word))) >= FEWEST;
  const generic = (question.match(GENERIC) ?? []).flatMap(wordsOf).filter((word) => !isTopic(word));
  const isSubject = (word: string) =>
    !OF_ANY_GUIDE.has(word) &&
    isAskedOfAll(
      word,
      askedNear(word).filter(({ distance }) => distance === 1),
      everybody,
    );
  const subjects = [...new Set((question.match(A_THING) ?? []).flatMap(wordsOf))].filter(isSubject);
  const isBare = (thing: string) => (bare.get(thing.split(/\s+/u).at(-1) ?? "")?.size ?? 0) >= FEWEST_BARE;
  const named = looksGerman(wordsOf(question))
    ? question.replace(THING, (thing) => (isBare(thing) ? thing : ""))
    : question;
  const names = new Set((named.match(NAME) ?? []).flatMap(wordsOf));
  return new Set([...generic, ...subjects, ...[...names].filter(isOfAll)]);
}
