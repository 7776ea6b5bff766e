import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { headingOf } from "../asked/heading-of";
import { sameWords } from "../asked/same-words";
import type { Group } from "../group";
import { asksForStory } from "../statements/asks-for";
import type { Statement } from "../statements/statements-of";

/** "Tomas, he's great": said of a person. */
const OF_PERSON =
  /^[^\p{L}\p{N}]*(?:(?:and|but|so|well|oh|yes|no|\p{Lu}\p{Ll}+|und|aber|also)[\s,]+){0,3}(?:he|she|er)(?:[’']s| is| was| had been| ist| war)\b/iu;
const STEMS = ["en", "de"].map(stemmerOf);
const PERSONS = new Set(
  "who nurse nurses doctor doctors dentist midwife physio therapist teacher teachers trainer coach driver drivers staff receptionist guide instructor tutor waiter technician plumber carer helper helpers mentor mentors adviser advisor agent agents interviewer people team desk support hotline wer arzt lehrer lehrerin trainer fahrer personal".split(
    " ",
  ),
);

/**
 * Whether a sentence in an answer bears on what was asked: under a thing, only what names it or answers a question that
 * does; no verdict on some person where it's about a thing; under a
 * question, only what answers it directly; and in a story, nothing that merely sounds like praise.
 */
export function bearingOn({ isAsked, title, keys, answers }: Group): (statement: Statement) => boolean {
  const questions = new Set([...answers].map(({ question }) => question ?? ""));
  const isOfPersons = [title, ...questions].some((text) => wordsOf(text).some((word) => PERSONS.has(word)));
  const own = sameWords(title);
  const isStory = asksForStory(title);
  // What happened comes later in a story.
  const isDirect = ({ line, answers: isFirst }: Statement) =>
    (isFirst || isStory) && sameWords(headingOf({ question: line.question, speaker: line.speaker }) ?? "") === own;
  const named = new Set([...keys, ...STEMS.flatMap((stem) => wordsOf(title).map(stem))]);
  const names = (text: string) => wordsOf(text).some((word) => STEMS.some((stem) => named.has(stem(word))));
  // "Has that happened?" asks for more of the story, in which much is good or bad that isn't the thing itself.
  const isOfIt = ({ line, sentence }: Statement) =>
    isAsked || names(line.question ?? "") || names(line.text.slice(sentence.from, sentence.to));
  return (statement) => {
    const { line, sentence, told } = statement;
    if (!isOfIt(statement)) return false;
    if (isAsked && !isDirect(statement)) return false;
    const isTrouble = isAsked && statement.mood === -1;
    if (told.size === 0 && !isTrouble && asksForStory(line.question ?? "")) return false;
    return isOfPersons || !OF_PERSON.test(line.text.slice(sentence.from, sentence.to));
  };
}
