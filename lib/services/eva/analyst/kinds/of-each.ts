import type { ByTrait } from "@/lib/services/eva/compare/by-trait";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { COMPARING } from "../wording/comparing";
import { joined } from "../wording/joined";
import type { Phrases } from "../wording/phrases";
import { ofOnly } from "./of-group";
import { ofTable } from "./of-table";

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
