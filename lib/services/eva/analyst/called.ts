import { calledSo } from "../compare/members";
import type { Group } from "../compare/read-group";
import { saidOtherwise } from "../compare/said-otherwise";
import type { Passage } from "../retrieve/passages";
import type { Retrieved } from "../retrieve/retriever";
import type { Draft } from "./analyst";
import { MOST_WITNESSES } from "./choose";
import { COMPARING } from "./comparing";
import { draftOf } from "./draft-of";
import { HABIT_WORDS } from "./habit-words";
import type { Phrases } from "./phrases";
import { pickQuote } from "./pick-quote";

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
