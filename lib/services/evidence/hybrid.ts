import { documentsOf, type LineRow, speakersOf, type TranscriptRow } from "@/lib/services/eva/retrieve/load-corpus";
import { questionTerms } from "@/lib/services/eva/retrieve/question-terms";
import type { Ranked } from "@/lib/services/eva/retrieve/rank";
import { nameWordsOf, searchCorpus } from "@/lib/services/eva/retrieve/search-corpus";
import { isSoftWord } from "@/lib/services/eva/words/stop-words";
import type { EvidenceFilter } from "./filter";
import type { SearchQuery } from "./parse-query";
import { evidenceId, evidenceUrl, type Found, ownerOf } from "./record";

/** A transcript of a small scope with all its lines (`small_scope`). */
export type SmallDocument = TranscriptRow & { lines: Omit<LineRow, "previous">[] | null };
/** `names`: what a transcript's lines are from, by its owner; `flagged`: the sessions whose quality is doubted. */
type SmallScope = {
  small: readonly SmallDocument[];
  names: Readonly<Record<string, string>>;
  flagged: readonly string[];
};

/** Up to here a scope is read and ranked as Eva does. */
export const MOST_LINES = 2_000;
const NO_NAMES: ReadonlySet<string> = new Set();

/** Several topics, or a side that people may take in any words ("why did people leave"), asked in more than a word or two. */
function isAsked(q: string): boolean {
  const { terms, words, isOfSides } = questionTerms(q, NO_NAMES);
  return (isOfSides && words.length > 2) || terms.filter(({ word }) => !isSoftWord(word)).length > 1;
}

/** Several words and no signs: then it is asked about something, and not for certain letters. */
export const asksAbout = (q: string, { wanted, unwanted }: SearchQuery, filter: EvidenceFilter): boolean =>
  !unwanted &&
  !wanted.includes('"') &&
  filter.speaker === undefined &&
  filter.tagIds === undefined &&
  filter.sentiment === undefined &&
  (filter.sources === undefined || filter.sources.some((source) => source === "file" || source === "session")) &&
  isAsked(q);

/** Of what Eva would answer from: the passages that speak of at least this share of the question. */
const COVERING = 0.5;
const MOST_MEANT = 40;
/** How much the first places count more than those after them. */
const FIRST = 10;
/** What says the words themselves comes before what only means them. */
const MEANT = 0.7;

/** Joins what has the words of a query and what speaks of the same in lines up to `newest`, each by its places. */
export async function joinMeant(
  q: string,
  hits: readonly Found[],
  { small, ...told }: SmallScope,
  newest: number,
): Promise<Found[]> {
  const { people, nameWords } = speakersOf(small, nameWordsOf);
  const rows = small.flatMap(({ lines }) =>
    (lines ?? [])
      .filter(({ id }) => Number(id) <= newest)
      .map((line, at) => ({ ...line, previous: lines?.[at - 1]?.id ?? null })),
  );
  const { ranked } = await searchCorpus(q, { documents: documentsOf(small, rows), people }, nameWords);
  const meant = ranked.filter(({ coverage }) => coverage >= COVERING).slice(0, MOST_MEANT);
  const all = new Map<string, { found: Found; worth: number }>();
  const add = (found: Found, worth: number) => {
    const known = all.get(found.id);
    all.set(found.id, { found: known?.found ?? found, worth: (known?.worth ?? 0) + worth });
  };
  for (const [at, hit] of hits.entries()) add(hit, 1 / (FIRST + at));
  for (const [at, each] of meant.entries()) add(toFound(each, told), MEANT / (FIRST + at));
  return [...all.values()].sort((a, b) => b.worth - a.worth).map(({ found }) => found);
}

function toFound({ passage: { line } }: Ranked, { names, flagged }: Omit<SmallScope, "small">): Found {
  const { origin, index, speaker, startSeconds, endSeconds, text } = line;
  const isSession = "sessionId" in origin;
  return {
    source: isSession ? "session" : "file",
    id: evidenceId(origin, index),
    fileId: isSession ? null : ownerOf(origin),
    studyId: isSession ? origin.studyId : null,
    sessionId: isSession ? origin.sessionId : null,
    sourceName: names[ownerOf(origin)] ?? null,
    speaker,
    startSeconds,
    endSeconds,
    quote: text,
    claim: null,
    flagged: flagged.includes(ownerOf(origin)),
    marks: [],
    url: evidenceUrl(origin, index),
  };
}
