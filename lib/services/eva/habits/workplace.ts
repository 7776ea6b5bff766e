import { pacer } from "@/lib/services/analysis/pacer";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { type Mention, readMention } from "../mentions/read-mention";
import { passageSays, says } from "../mentions/says";
import { waysOf } from "../mentions/ways";
import type { Passage } from "../retrieve/corpus/passages";
import { namesAfter } from "./names-after";

/** Who says that they work for a thing, in a quote; `isOver`: that they once did. */
export type Worker = { passage: Passage; quote: string; isOver: boolean };

const ASKS =
  /^(?:who(?: else)?|which people|how many(?: people)?|does any(?:one|body)) (?:(?:is|are) )?(?:works?|working|worked|(?:is )?employed) (?:for|at|by) (.+?)[\s?.!]*$|^(?:wer|wie viele(?: leute)?) arbeite(?:t|n) (?:bei|für|in) (.+?)[\s?.!]*$/iu;
/** "I run the support desk at Washly", "I'm a trainer at the gym": what follows is where. */
const JOB =
  /(?<!\p{L})(?:(?:I|we)(?:['’](?:m|re|ve))?|ich|wir)(?: \p{L}+)? (?:(?:work(?:ed|ing)?|arbeite\p{L}*)(?: \p{L}+){0,3}|(?:run|manage|lead|head|do|look after|leite\p{L}*|betreue\p{L}*)(?: \p{L}+){1,4}|(?:am |was |been |bin )?(?:an?|the|head|part|in charge|der|die|im|ein\p{L}*)(?: \p{L}+){1,4}(?! for)) (?:at|for|bei|für) (?:the |der |die |dem )?/giu;
/** "I work there", in answer to a question that says where. */
const THERE =
  /(?<!\p{L})(?:I|we|ich|wir)(?:['’]ve)? (?:work(?:ed)?|arbeite\p{L}*) (?:there|here|in one|dort|da)(?!\p{L})/iu;
const OVER = /(?<!\p{L})(?:used to|worked|was|were|until|früher|war|waren)(?!\p{L})/iu;
/** "I don't work for them." */
const NOT = /(?<!\p{L})(?:not|never|\p{L}+n['’]t|nicht|nie)(?!\p{L})/iu;

/** The thing of a question about who works for it; null for any other. */
export function readWorkplace(question: string): Mention | null {
  const found = ASKS.exec(question.trim());
  const thing = found?.[1] ?? found?.[2];
  return thing === undefined ? null : readMention(`Who mentioned ${thing}?`);
}

/** Whether a text says of the speaker that they work for what is named. */
export const worksFor = (text: string, names: (text: string) => boolean): boolean => namesAfter(text, JOB, 3, names);

/** Who says of themselves that they work for a thing, each once. */
export async function findWorkers(thing: Mention, passages: readonly Passage[]): Promise<Worker[]> {
  const breathe = pacer();
  const ways = waysOf(thing).map((parts) => parts.map(({ same }) => same));
  const names = (text: string, language: string | null) =>
    ways.some((parts) => parts.every((part) => says(text, language, part)));
  const asking = new Map<Passage["asked"], boolean>();
  const found = new Map<string, Worker>();
  for (const passage of passages) {
    await breathe();
    const { line, language, person, asked, distance } = passage;
    if (found.has(person)) continue;
    const isNamed = ways.some((parts) => parts.every((part) => passageSays(passage, part)));
    const isThere = distance === 1 && THERE.test(line.text);
    if (!isNamed && !isThere) continue;
    const isAsked = isThere && (asking.get(asked) ?? names(asked.text, language));
    if (isThere) asking.set(asked, isAsked);
    const quote = sentencesOf(line.text).find(
      (sentence) =>
        !sentence.endsWith("?") &&
        !NOT.test(sentence) &&
        ((isAsked && THERE.test(sentence)) || worksFor(sentence, (text) => names(text, language))),
    );
    if (quote) found.set(person, { passage, quote, isOver: OVER.test(quote) });
  }
  return [...found.values()];
}
