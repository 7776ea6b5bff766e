import type { Context } from "@/lib/core/context";
import type { AnalysisLine, QuoteRef } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { groupLines } from "@/lib/services/analysis/themes/group-lines";
import { type Voice, voicesOf } from "@/lib/services/eva/analyst/choose";
import { retrieve } from "@/lib/services/eva/retrieve/retrieve";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import { ownerOf } from "@/lib/services/evidence/record";
import type { Scope } from "@/lib/services/evidence/scope";

/** What somebody says about a part of a prompt. */
export type Said = { ref: QuoteRef; line: AnalysisLine; name: string | null; ownerId: string };
export type Group = { title: string; said: Said[] };

/** A part of a prompt with what answers it, in groups of one theme; `groups` is empty where nothing does. */
export type Answered = {
  part: string;
  said: Said[];
  groups: Group[];
  spoke: number;
  people: number;
  disagree: boolean;
  retrieved: Retrieved;
};

const MOST_OF_ONE = 3;
const MOST_SAID = 60;
/** With fewer quotes a list is easier to read than groups. */
const WORTH_GROUPING = 8;
const MOST_GROUPS = 6;
const SIDED = 1;

/** Finds what people say about one part of a prompt. */
export async function answerPart(ctx: Context, part: string, scope: Scope): Promise<Answered> {
  const retrieved = await retrieve(ctx, part, scope);
  const voices = retrieved.answers ? voicesOf(retrieved) : new Map<string, Voice[]>();
  // The best of each first, so that a long talker does not crowd out the others.
  const turns = Array.from({ length: MOST_OF_ONE }, (_, turn) => [...voices].flatMap(([, own]) => own[turn] ?? []));
  const chosen = turns.flat().slice(0, MOST_SAID);
  const said = chosen.map(toSaid);
  const stances = chosen.map(({ stance }) => stance);
  const disagree = stances.some((stance) => stance >= SIDED) && stances.some((stance) => stance <= -SIDED);
  const groups = await grouped(said, retrieved.german);
  return { part, said, groups, spoke: voices.size, people: retrieved.people, disagree, retrieved };
}

function toSaid({ ranked: { passage }, quote }: Voice): Said {
  const { line, person, language } = passage;
  const { index, speaker, startSeconds, endSeconds, text } = line;
  const ownerId = ownerOf(line.origin);
  const firstOffset = text.indexOf(quote);
  const ref = { ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person };
  const place = { ownerId, index, speaker, startSeconds, endSeconds };
  return { ref, name: speaker, ownerId, line: { ...place, participantId: person, question: null, text, language } };
}

/** Quotes by what they are about, most people first; what fits nowhere comes last, under no title. */
async function grouped(said: readonly Said[], german: boolean): Promise<Group[]> {
  if (said.length === 0) return [];
  const whole = { title: "", said: [...said] };
  if (said.length < WORTH_GROUPING) return [whole];
  const groups: Group[] = [];
  const placed = new Set<Said>();
  const lines = said.map(({ line }) => line);
  for (const { title, members } of await groupLines(lines, { most: MOST_GROUPS, german }, pacer())) {
    const own = said.filter((each) => !placed.has(each) && members.some(({ line }) => line === each.line));
    for (const each of own) placed.add(each);
    if (own.length > 0) groups.push({ title, said: own });
  }
  const rest = said.filter((each) => !placed.has(each));
  if (groups.length < 2) return [whole];
  return rest.length > 0 ? [...groups, { title: german ? "Außerdem gesagt" : "Also said", said: rest }] : groups;
}
