import { groupBy } from "@/lib/core/data/group-by";
import { onceFor } from "@/lib/core/data/once-for";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import { postingsOf } from "../ranking/postings";
import type { Alike } from "./asked-alike";
import { lastAsked, questionIn } from "./put-to";
import { questionKey } from "./question-key";

/** "What is the hardest part of it?" */
const OF_IT =
  /^(?<head>.+?)\s+(?:of|about|with|in|at|for)\s+(?:all (?:of )?)?(?:it|this|that|them)[?.!\s]*$|^(?<kopf>.+?)\s+(?:daran|davon|damit|dabei)[?.!\s]*$/iu;
/** The key of what was asked of "it", or ""; read once however often it is compared. */
const headOf = onceFor(({ asked, language }: Passage) => {
  const groups = OF_IT.exec(questionIn(asked.text))?.groups;
  return groups ? questionKey(groups.head ?? groups.kopf ?? "", language) : "";
});
/** "What is the hardest part of caring for a parent?" */
const OF_THING =
  /^(?<head>.+?)\s+(?:of|about|with|in|at|for|an|bei|beim|von|vom|mit|am)\s+(?<thing>.*\p{L}.*?)[?.!\s]*$/iu;
const FEWEST_PEOPLE = 2;
const SHARE = 0.5;

/**
 * The question that several people were asked of "it" and that is asked here of what their interviews are about, by its
 * name: what at least half of them say or are asked about.
 */
export function askedOfIt(question: string, passages: readonly Passage[]): Alike | null {
  const { head = "", thing = "" } = OF_THING.exec(question.replace(/\s+/gu, " "))?.groups ?? {};
  if (!isOfAll(thing, passages)) return null;
  const direct = passages.filter(({ distance, asked }) => distance === 1 && asked.text !== "");
  const wanted = new Set(["en", "de"].map((language) => questionKey(head, language)).filter(Boolean));
  const all = groupBy(direct, headOf);
  const [answering = []] = [...wanted]
    .map((key) => all.get(key) ?? [])
    .filter((group) => peopleIn(group) >= FEWEST_PEOPLE);
  const [first] = answering;
  return first ? { question: lastAsked(first.asked.text), answering } : null;
}

/** Whether a name is of what at least half of the people say or are asked about. */
export function isOfAll(thing: string, passages: readonly Passage[]): boolean {
  const { stems } = postingsOf(passages);
  const fewest = Math.max(FEWEST_PEOPLE, peopleIn(passages) * SHARE);
  const stemmers = ["en", "de"].map(distinctStemmerOf);
  return wordsOf(thing).some((word) => {
    if (isStopWord(word)) return false;
    const places = stemmers.flatMap((stem) => [
      ...(stems.own.get(stem(word)) ?? []),
      ...(stems.question.get(stem(word)) ?? []),
    ]);
    return peopleIn(places.flatMap((at) => passages[at] ?? [])) >= fewest;
  });
}
