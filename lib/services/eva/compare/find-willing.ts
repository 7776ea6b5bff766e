import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import type { Passage } from "../retrieve/passages";
import { wordsOf } from "../words/words-of";
import type { Willing } from "./read-willing";

export type Stand = "yes" | "no" | "maybe";
/** What somebody says of whether they would, in a quote. */
export type Stated = { passage: Passage; quote: string; stand: Stand };

const MINE =
  /\b(?:I[’']d|I would|I[’']ll|I will|I[’']m going to|I am going to|I want to|I wouldn[’']t|I won[’']t|I might|I may|I could|I can[’']t|I[’']m not|I never|we[’']d|we would|we[’']ll|we will|we wouldn[’']t|we won[’']t|never again|ich würde|würde ich|ich werde|werde ich|wir würden|ich will|ich möchte|nie wieder|nie mehr)\b/iu;
const DENIES =
  /\b(?:wouldn[’']t|won[’']t|never|not|no longer|can[’']t|couldn[’']t|nobody|don[’']t think|nicht|nie|niemandem|niemals|kein\p{L}*)\b/iu;
const SUPPOSES =
  /\b(?:if|unless|once|as soon as|provided|only when|maybe|perhaps|might|depends|wenn|falls|sobald|vielleicht|kommt darauf an)\b/iu;
const PAST = /\b(?:used to|last year|back then|damals|früher)\b/iu;
const YES =
  /^\W*(?:yes|yeah|yep|sure|of course|definitely|absolutely|certainly|probably|any day|tomorrow|in a heartbeat|ja|klar|sofort|natürlich|auf jeden fall|bestimmt)\b/iu;
const NO = /^\W*(?:no|nope|never|not|no way|hardly|nein|nie|niemals|auf keinen fall|bestimmt nicht)\b/iu;
const MAYBE = /^\W*(?:maybe|perhaps|depends|if|only if|vielleicht|kommt (?:drauf|darauf) an|wenn)\b/iu;
const ASKED = /\b(?:would|will|could|do|würden|würdest|werden|wollen|möchten)\s+(?:you|sie|du|ihr)\b/iu;

const plain = (text: string): string => wordsOf(text).join(" ");

/** "My brother did. No, I'd have gone mad alone": an answer may come second. */
const ANSWERING = 2;

/** The first of what each person says of it, clearest first. */
export function findWilling({ asked, said }: Willing, passages: readonly Passage[]): Map<string, Stated> {
  const found = new Map<string, Stated & { worth: number }>();
  const wanted = plain(asked);
  const add = (passage: Passage, quote: string, stand: Stand, worth: number) => {
    if (worth > (found.get(passage.person)?.worth ?? 0)) found.set(passage.person, { passage, quote, stand, worth });
  };
  for (const passage of passages) {
    const { line, asked: before, distance } = passage;
    const isAsked =
      distance <= ANSWERING && ASKED.test(before.text) && (said?.test(before.text) || isIn(before.text, wanted));
    const stand = isAsked ? answerOf(line.text) : null;
    if (stand)
      add(passage, line.text.length <= 260 ? line.text : (sentencesOf(line.text)[0] ?? line.text), stand, 4 - distance);
    for (const sentence of said ? sentencesOf(line.text) : []) {
      if (!said || !isMine(sentence, said) || sentence.endsWith("?") || PAST.test(sentence)) continue;
      const supposes = SUPPOSES.test(sentence);
      const verb = said.exec(sentence);
      // "I'd have paid and not blinked" denies nothing.
      const isNo = DENIES.test(sentence.slice(0, (verb?.index ?? 0) + (verb?.[0].length ?? 0)));
      add(passage, sentence, isNo ? "no" : supposes ? "maybe" : "yes", supposes ? 1 : 2);
    }
  }
  return found;
}

/** "I'd come back", "nie wieder zahle ich": the verb is near the one who would. */
const NEAR = 24;

function isMine(sentence: string, said: RegExp): boolean {
  const [verb, mine] = [said.exec(sentence), MINE.exec(sentence)];
  if (!verb || !mine) return false;
  const [first, second] = mine.index < verb.index ? [mine, verb] : [verb, mine];
  const between = sentence.slice(first.index + first[0].length, second.index);
  return between.length <= NEAR && !/[,;:]/u.test(between);
}

const sentencesOf = (text: string): string[] => piecesOf(text).map(({ from, to }) => text.slice(from, to).trim());

/** Whether people were asked for just that: "Would you take it out if you could?" */
const isIn = (question: string, wanted: string): boolean => ` ${plain(question)} `.includes(` you ${wanted} `);

/** "I'd say" tells what somebody thinks, not what they would do. */
const SAYING = /\b(?:I[’']d|I would|ich würde) (?:say|think|guess|imagine|sagen|meinen)\b/iu;
/** "I have." and "Not yet." answer too. */
const DONE = /^\W*(?:I|we) (?:have|did|do|already)\b/iu;
const BRIEF = 6;

/** What the answer to "Would you …?" comes down to: "To a contractor, no. To a farmer, yes" depends. */
function answerOf(text: string): Stand | null {
  const sentences = sentencesOf(text).filter((sentence) => !sentence.endsWith("?"));
  const [first = ""] = sentences;
  const [saysYes, saysNo] = [/\b(?:yes|yeah|ja)\b/iu.test(text), /\b(?:no|nope|nein)\b/iu.test(text)];
  if (MAYBE.test(first) || (saysYes && saysNo)) return "maybe";
  if (NO.test(first)) return "no";
  if (YES.test(first) || DONE.test(first) || /\b(?:yes|ja)\b/iu.test(first)) return "yes";
  if (wordsOf(text).length <= BRIEF && DENIES.test(text)) return "no";
  const own = sentences.find((sentence) => MINE.test(sentence.replace(SAYING, "")));
  if (own === undefined) return null;
  return DENIES.test(own) ? "no" : SUPPOSES.test(own) ? "maybe" : "yes";
}
