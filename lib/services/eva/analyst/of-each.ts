import type { ByTrait } from "../compare/by-trait";
import type { Retrieved } from "../retrieve/retriever";
import type { Draft } from "./analyst";
import { COMPARING } from "./comparing";
import { joined } from "./joined";
import { ofOnly } from "./of-group";
import { ofTable } from "./of-table";
import type { Phrases } from "./phrases";

/**
 * Those whom a table tells apart, side by side: what each answers to a question, or to all questions of the table. Null
 * if there is none.
 */
export async function ofEach(
  { values, plain }: ByTrait,
  retrieved: Retrieved,
  phrases: Phrases,
  answer?: (text: string, found: Retrieved) => Promise<Draft>,
): Promise<Draft | null> {
  const groups = values.map(({ label, by }) => ({ name: label, members: new Set(by.keys()) }));
  const lead = COMPARING[retrieved.german ? "de" : "en"].persons([]);
  if (plain === null || !answer) {
    const draft = await ofTable(groups, retrieved.said, retrieved.german, phrases);
    return draft && { ...draft, lead };
  }
  const found = await retrieved.findToo(plain);
  const parts: { question: string; draft: Draft }[] = [];
  for (const { name, members } of groups)
    parts.push({ question: name, draft: await answer(plain, ofOnly(members, found)) });
  return { ...joined(parts), lead };
}
