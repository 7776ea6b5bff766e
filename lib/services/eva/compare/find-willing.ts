import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import {
  DENIES,
  MINE,
  SAYING,
  type Stand,
  SUPPOSES,
  standOf,
} from "@/lib/services/analysis/themes/statements/stand-of";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../retrieve/corpus/passages";
import type { Willing } from "./read-willing";

/** What somebody says of whether they would, in a quote. */
export type Stated = { passage: Passage; quote: string; stand: Stand };

const PAST = /\b(?:used to|last year|back then|damals|früher)\b/iu;
const ASKED = /\b(?:would|will|could|do|würden|würdest|werden|wollen|möchten)\s+(?:you|sie|du|ihr)\b/iu;

const plain = (text: string): string => wordsOf(text).join(" ");

/** "My brother did. No, I'd have gone mad alone": an answer may come second. */
const ANSWERING = 2;

/** The first of what each person says of it, clearest first. */
export function findWilling({ asked, said, put }: Willing, passages: readonly Passage[]): Map<string, Stated> {
  const found = new Map<string, Stated & { worth: number }>();
  const wanted = plain(asked);
  const add = (passage: Passage, quote: string, stand: Stand, worth: number) => {
    if (worth > (found.get(passage.person)?.worth ?? 0)) found.set(passage.person, { passage, quote, stand, worth });
  };
  for (const passage of passages) {
    const { line, asked: before, distance } = passage;
    const isAsked =
      distance <= ANSWERING && ASKED.test(before.text) && (isPutIn(before.text, put) || isIn(before.text, wanted));
    const stand = isAsked ? (standOf(line.text) ?? doneIn(line.text, said)) : null;
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

/** "I recommended it to my brother-in-law." answers whether somebody would. */
function doneIn(answer: string, said: RegExp | null): Stand | null {
  const [first = ""] = sentencesOf(answer);
  return said?.test(first) && DONE.test(first) && !DENIES.test(first) ? "yes" : null;
}
const DONE =
  /(?<!\p{L})(?:I(?:[’']ve| have)?|we(?:[’']ve| have)?|hab(?:e|en)? (?:ich|wir)|(?:ich|wir) hab(?:e|en)?)(?!\p{L})/u;

/** "Would you have said something else, had I asked why you left?" doesn't ask whether they would leave. */
const SOON = 40;
function isPutIn(question: string, put: RegExp | null): boolean {
  const asked = ASKED.exec(question);
  return asked !== null && put?.test(question.slice(asked.index, asked.index + asked[0].length + SOON)) === true;
}

/** "I'd come back", "nie wieder zahle ich": the verb is near the one who would. */
const NEAR = 24;

function isMine(sentence: string, said: RegExp): boolean {
  const verb = said.exec(sentence);
  if (!verb || SAYING.test(sentence)) return false;
  // "If I could pause it, I'd come back": the nearest is meant.
  return [...sentence.matchAll(new RegExp(MINE, "giu"))].some((mine) => {
    const [first, second] = mine.index < verb.index ? [mine, verb] : [verb, mine];
    const between = sentence.slice(first.index + first[0].length, second.index);
    return between.length <= NEAR && !/[,;:]/u.test(between);
  });
}

/** Whether people were asked for just that: "Would you take it out if you could?" */
const isIn = (question: string, wanted: string): boolean =>
  ` ${plain(question)} `
    .replace(WANTING, " you ")
    .includes(` you ${wanted.replace(/^(?:(?:want|like|wish|plan) )?to /u, "")} `);
const WANTING = / (?:you|sie|du|ihr) (?:(?:want|like|wish|plan) to |ever |still |really )+/gu;
