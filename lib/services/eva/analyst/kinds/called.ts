import { calledSo } from "@/lib/services/eva/compare/members";
import type { Group } from "@/lib/services/eva/compare/read-group";
import { saidOtherwise } from "@/lib/services/eva/compare/said-otherwise";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { pickQuote } from "../witnesses/pick-quote";
import { COMPARING } from "../wording/comparing";
import { draftOf } from "../wording/draft-of";
import { HABIT_WORDS } from "../wording/habit-words";
import type { Phrases } from "../wording/phrases";

const quoteOf = ({ line, language }: Passage, name: string): string =>
  saidOtherwise(name.toLowerCase())?.(line.text) ?? pickQuote(line, [name], language);

/** Who says of themselves that they are what a question asks for, and who once was. */
export async function called(
  { name, isHad }: Group,
  { said, traits, people, german }: Retrieved,
  phrases: Phrases,
): Promise<Draft> {
  const group = await calledSo(name, said, traits);
  const { now, by } = group;
  const voices = [...by.values()]
    .slice(0, MOST_WITNESSES)
    .map((passage) => ({ ranked: { passage }, quote: quoteOf(passage, name) }));
  const language = german ? "de" : "en";
  if (isHad) {
    const { counted, groups } = HABIT_WORDS[language];
    return draftOf(counted({ now: now.size, past: 0, never: 0 }, people), [{ before: groups.now, voices }], phrases);
  }
  const lead = COMPARING[language].belong(name, group, people);
  return draftOf(lead, [{ before: "", voices }], phrases);
}
