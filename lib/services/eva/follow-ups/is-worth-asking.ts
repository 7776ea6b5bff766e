import { voicesSaying } from "../analyst/kinds/mentioned";
import { choose } from "../analyst/witnesses/choose";
import { sidesOf } from "../analyst/witnesses/sides";
import { type Voice, voiceId } from "../analyst/witnesses/voices";
import type { Citation } from "../record";
import type { Retrieved } from "../retrieve/retriever";
import type { Wanted } from "./candidates";

const FEWEST_PEOPLE = 3;
const FEWEST_TOLD = 2;
/** At least so many quotes that weren't just read. */
const FEWEST_NEW = 2;

/** Enough people say it in its own words, some of them in quotes that weren't just read. */
function isSaidEnough(
  byPerson: ReadonlyMap<string, Voice[]>,
  { people }: Retrieved,
  citations: readonly Citation[],
): boolean {
  const cited = new Set(citations.map(({ id }) => id));
  const everybody = Math.min(FEWEST_PEOPLE, Math.max(1, people));
  const fresh = [...byPerson.values()].filter(([voice]) => voice && !cited.has(voiceId(voice)));
  return byPerson.size >= everybody && fresh.length >= Math.min(FEWEST_NEW, everybody);
}

/**
 * Whether the answer to a follow-up question, as Eva would give it, shows what the question asks for, and something
 * new.
 */
export async function isWorthAsking(
  found: Retrieved,
  wanted: Wanted,
  citations: readonly Citation[],
): Promise<boolean> {
  // Several groups of several people answer it.
  if (wanted === "by") return true;
  if (!found.answers || found.unsaid.length > 0) return false;
  const { mentions } = found;
  if (mentions) return isSaidEnough(await voicesSaying(mentions.literal, mentions, found.terms), found, citations);
  const { witnesses, spoke, told } = await choose(found);
  const cited = new Set(citations.map(({ id }) => id));
  const voices = witnesses.flatMap(({ voice, more }) => [voice, ...more]);
  const fresh = voices.filter((voice) => !cited.has(voiceId(voice)));
  const everybody = Math.min(FEWEST_PEOPLE, Math.max(1, found.people));
  if (wanted === "disagree") return sidesOf(witnesses, found).second.length > 0;
  if (wanted === "trouble") return told >= FEWEST_TOLD && fresh.length > 0;
  if (wanted === "more") return fresh.length > 0;
  return spoke >= everybody && fresh.length >= Math.min(FEWEST_NEW, everybody);
}
