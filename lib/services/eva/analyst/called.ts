import { calledSo } from "../compare/members";
import type { Group } from "../compare/read-group";
import type { Retrieved } from "../retrieve/retriever";
import type { Draft } from "./analyst";
import { MOST_WITNESSES } from "./choose";
import { COMPARING } from "./comparing";
import { draftOf } from "./draft-of";
import type { Phrases } from "./phrases";
import { pickQuote } from "./pick-quote";

/** Who says of themselves that they are what a question asks for, and who once was. */
export async function called({ name }: Group, { said, people, german }: Retrieved, phrases: Phrases): Promise<Draft> {
  const { now, once, by } = await calledSo(name, said);
  const voices = [...by.values()]
    .slice(0, MOST_WITNESSES)
    .map((passage) => ({ ranked: { passage }, quote: pickQuote(passage.line, [name], passage.language) }));
  const lead = COMPARING[german ? "de" : "en"].belong(name, now.size, once.size, people);
  return draftOf(lead, [{ before: "", voices }], phrases);
}
