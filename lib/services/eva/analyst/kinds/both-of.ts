import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { choose } from "../witnesses/choose";
import type { Voice } from "../witnesses/voices";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";

const MOST = 6;
const MOST_APART = 2;

/** Each person's best quote on a question, of those who clearly feel as it asks if it asks for that. */
async function voicesOn(retrieved: Retrieved): Promise<Map<string, Voice>> {
  if (!retrieved.answers) return new Map();
  const { witnesses, told, isPartial } = await choose(retrieved, { isOfWho: true });
  if (isPartial || (retrieved.feeling !== null && told === 0)) return new Map();
  const fitting = witnesses.filter(({ voice }) => retrieved.feeling === null || voice.feels);
  return new Map(fitting.map(({ person, voice }) => [person, voice]));
}

/** Who does both of two things: whoever answers the question for each. If nobody does, a few who answer one of them. */
export async function bothOf(
  parts: readonly [string, string],
  { findToo, people }: Retrieved,
  phrases: Phrases,
): Promise<Draft | null> {
  const [one, other] = [await voicesOn(await findToo(parts[0])), await voicesOn(await findToo(parts[1]))];
  const both = [...one].flatMap(([person, first]) => {
    const second = other.get(person);
    return second ? [{ before: "", voices: [first, second].filter(isNew()) }] : [];
  });
  if (both.length > 0) return draftOf(phrases.both(both.length, people), both.slice(0, MOST), phrases);
  const apart = [one, other].map((voices, at) => ({
    before: phrases.part(parts[at] ?? "", voices.size),
    voices: [...voices.values()].slice(0, MOST_APART),
  }));
  return draftOf(phrases.both(0, people), apart, phrases);
}

/** One sentence may answer both. */
function isNew(): (voice: Voice) => boolean {
  const said = new Set<string>();
  return ({ quote }) => !said.has(quote) && said.add(quote) !== undefined;
}
