import { findReasons } from "@/lib/services/eva/reasons/find-stands";
import { namesEffect } from "@/lib/services/eva/reasons/names";
import { isOwn } from "@/lib/services/eva/reasons/patterns";
import { readWhyLeave } from "@/lib/services/eva/reasons/read-why";
import { saidByNamed, withoutNames } from "@/lib/services/eva/retrieve/corpus/names-in";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { choose, MOST_WITNESSES } from "../witnesses/choose";
import type { Voice } from "../witnesses/voices";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";
import { REASON_WORDS } from "../wording/reason-words";

/** Fewer than these are told with what others say of it. */
const FEWEST = 2;

/**
 * Why people leave, in the words of those who say why, and who tells that they left without saying why. Null for any
 * other question, if hardly anybody says why, or if people were asked just that.
 */
export async function whyLeave(text: string, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const { said, people, isWhole, german, named, put, askedSo, askedFor } = retrieved;
  const effect = readWhyLeave(named ? withoutNames(text, said) : text);
  const isAsked = askedSo !== null || put.size + askedFor.size > 0;
  if (effect === null || isAsked || !isWhole || (people < 2 && !named)) return null;
  const language = german ? "de" : "en";
  const reasons = await findReasons(effect, named ? saidByNamed(text, said) : said, language);
  if (!reasons || reasons.size < (named ? 1 : FEWEST)) return null;
  const words = REASON_WORDS[language];
  const told = [...reasons.values()].slice(0, MOST_WITNESSES);
  const given = told.map(({ passage, quote }) => ({ ranked: { passage }, quote }));
  if (named) return draftOf(null, [{ before: "", voices: given }], phrases);
  const { witnesses } = await choose(retrieved);
  const others = witnesses
    .filter(({ person, voice }) => !reasons.has(person) && tellsOf(effect, voice, language))
    .slice(0, MOST_WITNESSES - told.length)
    .map(({ voice }) => voice);
  const paragraphs = [
    { before: "", voices: given },
    { before: words.without, voices: others },
  ];
  const some = phrases.someOf(told.length, reasons.size);
  return draftOf(words.given(reasons.size, people), paragraphs, phrases, some);
}

/** Whether somebody tells that they did it. */
const tellsOf = (effect: string, { quote, ranked: { passage } }: Voice, language: string): boolean =>
  isOwn(quote) && Boolean(namesEffect(effect, language)?.(quote, passage.language));
