import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { sentencesOf } from "./pieces";

/** Whether somebody would do something, as they say. */
export type Stand = "yes" | "no" | "maybe";

export const MINE =
  /\b(?:I[’']d|I would|I[’']ll|I will|I[’']m going to|I am going to|I want to|I wouldn[’']t|I won[’']t|I might|I may|I could|I can[’']t|I[’']m not|I never|we[’']d|we would|we[’']ll|we will|we wouldn[’']t|we won[’']t|never again|ich würde|würde ich|ich werde|werde ich|wir würden|ich will|ich möchte|nie wieder|nie mehr)\b/iu;
export const DENIES =
  /\b(?:wouldn[’']t|won[’']t|never|not|no longer|can[’']t|couldn[’']t|nobody|don[’']t think|nicht|nie|niemandem|niemals|kein\p{L}*)\b/iu;
export const SUPPOSES =
  /\b(?:if|unless|once|as soon as|provided|only when|maybe|perhaps|might|depends|wenn|falls|sobald|vielleicht|kommt darauf an)\b/iu;
/** "Ach nein." */
const SIGHS = "(?:(?:oh|ah|ach|well|hm+|um|uh|god|gott|na ja|naja)(?!\\p{L})[\\s,.!…]*)?";
const opens = (words: string) => new RegExp(`^\\W*${SIGHS}(?:${words})(?!\\p{L})`, "iu");
const YES = opens(
  "yes|yeah|yep|sure|of course|definitely|absolutely|certainly|probably|any day|tomorrow|naturally|in a heartbeat|ja|klar|sofort|natürlich|auf jeden fall|bestimmt",
);
const NO = opens("no|nope|never|not|no way|hardly|nein|nie|niemals|auf keinen fall|bestimmt nicht");
/** "God, no." */
const ENDS_WITH_NO = /,\s*(?:no|nope|nein)\W*$/iu;
const MAYBE = opens(
  "maybe|perhaps|depends|if|only (?:if|when|to|for|people|those|someone|with)|not unless|not (?:yet|now), but|vielleicht|kommt (?:drauf|darauf) an|wenn|nur (?:wenn|leuten?|denen|menschen|jemandem|für|an|mit)",
);
/** "I'd say" tells what somebody thinks, and "I'd have to" what would come first: neither what they would do. */
export const SAYING =
  /\b(?:I[’']d|I would|we[’']d|ich würde) (?:say|think|guess|imagine|have to|need to|rather|prefer|like to|sagen|meinen)\b/iu;
/** "I have." and "Already did." answer too. */
const DONE = opens(
  "(?:I|we) (?:have|did|do|already)|already (?:have|did|do)|(?:schon|längst) (?:passiert|geschehen|getan|gemacht)",
);
const BRIEF = 6;
/** "Last year I would have. Now? No." */
const OUTRIGHT_NO = /^\W*(?:no|nope|never|nein|nie)\W*$/iu;
/** "With another installer, yes" */
const ON_CONDITION =
  /^\W*(?:with|without|mit|ohne) (?:an?|another|the|my|our|some\p{L}*|other|better|more|less|no|einem?r?|anderen?) (?!doubt)[^.;]{2,60}, (?:yes|yeah|sure|of course|definitely|ja|klar)(?!\p{L})/iu;
/** "… yes. To a beginner I wouldn't." */
const OTHERWISE_NO =
  /(?<!\p{L})(?:I|we) (?:wouldn|won)[’']t\s*(?:[.!,;]|$)|[.;!] (?:but )?not (?:for |to |with |if |when )?(?:an?|the|more|less|every\p{L}*|two|three|four|five|six|ten|twenty|\d+)(?!\p{L})/iu;

/** What the answer to "Would you …?" comes down to: "To a contractor, no. To a farmer, yes" depends. */
export function standOf(text: string): Stand | null {
  const sentences = sentencesOf(text).filter((sentence) => !sentence.endsWith("?") || NO.test(sentence));
  const [first = ""] = sentences;
  const [saysYes, saysNo] = [/\b(?:yes|yeah|ja)\b/iu.test(text), /\b(?:no|nope|nein)\b/iu.test(text)];
  if (MAYBE.test(first) || ON_CONDITION.test(first) || (saysYes && (saysNo || OTHERWISE_NO.test(text)))) return "maybe";
  if (NO.test(first) || ENDS_WITH_NO.test(first)) return "no";
  if (YES.test(first) || DONE.test(first) || /\b(?:yes|ja)\b/iu.test(first)) return "yes";
  if (wordsOf(text).length <= BRIEF && DENIES.test(text)) return "no";
  if (saysYes) return "yes";
  if (sentences.some((sentence) => OUTRIGHT_NO.test(sentence))) return "no";
  const own = sentences.find((sentence) => MINE.test(sentence.replace(SAYING, "")));
  if (own === undefined) return null;
  return DENIES.test(own) ? "no" : SUPPOSES.test(own) ? "maybe" : "yes";
}

const WOULD =
  /^(?:(?:and|so|okay|und|also)[,\s]+)*(?:(?:do you think )?(?:would|will|could) you|(?:do you think )?you would|würden sie|würdest du|werden sie) (?:\p{L}+ ){0,2}?(?:recommend|use|buy|pay|keep|stay|come back|go back|do|switch|renew|empfehlen|nutzen|kaufen|bezahlen|weiterempfehlen|wieder\p{L}*|bleiben)\b|^(?:würden sie|würdest du) (?:\p{L}+ ){1,5}(?:empfehlen|nutzen|kaufen|bezahlen)\b/iu;
const SHORT = 90;

/** What a question asks people if they would do: "recommend". Null if it doesn't ask that. */
export function wouldDo(question: string): string | null {
  const asked = question.length <= SHORT ? WOULD.exec(question.trim())?.[0] : undefined;
  return asked === undefined ? null : (wordsOf(asked).at(-1) ?? null);
}

/** Whether a question asks people if they would do something: recommend a thing, keep it, pay for it. */
export const asksWhetherTheyWould = (question: string): boolean => wouldDo(question) !== null;
