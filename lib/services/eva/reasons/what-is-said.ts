import { openingOf } from "@/lib/services/analysis/themes/claims/opening-of";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { replyTo } from "@/lib/services/analysis/themes/statements/reply";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { pointsBack } from "../analyst/witnesses/pick-quote";
import { questionIn } from "../retrieve/asked/put-to";
import type { Passage } from "../retrieve/corpus/passages";
import type { Names, Naming } from "./names";
import {
  asksWhether,
  asksWhy,
  blames,
  clausesOf,
  deniesReason,
  givesReason,
  isFine,
  isLinked,
  isMissedBy,
  isNotIt,
  isOfOthers,
  isOfThat,
  isOwn,
  namesReason,
  saysWhyOf,
  thenIn,
} from "./patterns";

/** That something is a reason, that it isn't, or that something else is. */
export type Side = "agrees" | "denies" | "otherwise";
/** `weight`: how plainly it is said. */
export type Said = { side: Side; weight: number; quote: string };
/** What names the supposed reason, and what tells of that which it is said to bring about. */
export type Reading = { cause: Naming; does: Names };

const PLAINLY = 3;
const TOLD = 2;
/** Only that it answers why, or was followed by what somebody did. */
const ANSWERED = 1;
const FEWEST_BEFORE = 3;
/** People stop all kinds of things. */
const STOPS = /(?<!\p{L})stop\p{L}* \p{L}|aufgehört/iu;
const LONGEST = 300;

/** The question that somebody answers with this line. */
const answered = ({ asked, distance }: Passage): string =>
  distance === 1 && asked.text !== "" ? questionIn(asked.text) : "";

/** What somebody answers who was asked whether it was the reason: "Was the queue why you left?" */
function replied({ language, line }: Passage, question: string, { cause, does }: Reading): Said | null {
  if (!asksWhether(question) || !cause.isIn(question, language) || !does(question, language)) return null;
  const { is } = replyTo(line.text, question);
  return is && { side: is === "yes" ? "agrees" : "denies", weight: PLAINLY, quote: openingOf(line.text) };
}

/** What a sentence says that names the supposed reason; null if it only speaks of it. */
function sideOfNamed(sentence: string, isDone: boolean): Pick<Said, "side" | "weight"> | null {
  if (deniesReason(sentence) || isNotIt(sentence)) return { side: "denies", weight: PLAINLY };
  if (isOfOthers(sentence)) return null;
  if (blames(sentence) || (isDone && isMissedBy(sentence))) return { side: "agrees", weight: PLAINLY };
  if (isDone && isLinked(sentence) && isOwn(sentence)) return { side: "agrees", weight: TOLD };
  return isFine(sentence) ? { side: "denies", weight: TOLD } : null;
}

/** How plainly a sentence gives a reason that isn't the supposed one; 0 if it gives none. */
function weightOfOther(sentence: string, language: string | null, { does }: Reading): number {
  if (isOfOthers(sentence)) return 0;
  const isDenial = deniesReason(sentence);
  const isNamed = namesReason(sentence) || (saysWhyOf(sentence) && does(sentence, language));
  if (!isDenial && isNamed) return isOfThat(sentence) ? TOLD : PLAINLY;
  const clauses = clausesOf(sentence);
  // What isn't the reason names none.
  const given = clauses.filter((clause) => !isDenial || !deniesReason(clause)).some(givesReason);
  if (given && clauses.some((clause) => isOwn(clause) && does(clause, language))) return TOLD;
  const sequence = isDenial ? null : thenIn(sentence);
  if (!sequence || wordsOf(sequence.before).length < FEWEST_BEFORE || STOPS.test(sequence.then)) return 0;
  return does(sequence.then, language) ? ANSWERED : 0;
}

/** A sentence with the one before it, if it is of that and the speaker's own, and where both stand. */
type Spoken = { sentence: string; whole: string; quote: string };

/** The sentences of a text that tell something; why somebody left who says it in another line isn't said here. */
function spokenIn(text: string): Spoken[] {
  const pieces = piecesOf(text);
  return pieces.flatMap(({ from, to }, at): Spoken[] => {
    const sentence = text.slice(from, to);
    const isBack = pointsBack(sentence);
    const before = isBack || isOfThat(sentence) ? pieces[at - 1] : undefined;
    if (sentence.endsWith("?") || (isBack && !before)) return [];
    const isTheirs = before !== undefined && !isOfOthers(text.slice(before.from, before.to));
    const whole = text.slice(isTheirs ? before.from : from, to).trim();
    return [{ sentence, whole, quote: whole.length <= LONGEST ? whole : sentence.trim() }];
  });
}

/** What a passage says of a supposed reason, sentence by sentence. */
export function saidIn(passage: Passage, reading: Reading): Said[] {
  const question = answered(passage);
  const reply = replied(passage, question, reading);
  if (reply) return [reply];
  const { language, line } = passage;
  const { cause, does } = reading;
  const mayBeNamed = cause.mayBeIn(passage);
  // "And the fee?" "It went up twice. That's why I left."
  const isAskedOf = question !== "" && cause.isIn(question, language);
  const isNamed = (whole: string) => (mayBeNamed && cause.isIn(whole, language)) || (isAskedOf && isOfThat(whole));
  const answersWhy = asksWhy(question) && does(question, language);
  return spokenIn(line.text).flatMap(({ sentence, whole, quote }, at): Said[] => {
    if (isNamed(whole)) {
      const said = sideOfNamed(sentence, does(sentence, language));
      if (said) return [{ ...said, quote }];
      return answersWhy && at < 2 && !isOfOthers(sentence) ? [{ side: "agrees", weight: ANSWERED, quote }] : [];
    }
    const weight = weightOfOther(sentence, language, reading);
    if (weight > 0) return [{ side: "otherwise", weight, quote }];
    return answersWhy && at === 0 ? [{ side: "otherwise", weight: ANSWERED, quote: openingOf(line.text) }] : [];
  });
}
