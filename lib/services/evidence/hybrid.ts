import type { Context } from "@/lib/core/context";
import { privateLines } from "@/lib/core/private/private-lines";
import { isSoftWord } from "@/lib/services/analysis/words/stop-words";
import type { Document } from "@/lib/services/eva/retrieve/corpus/corpus";
import { keepDocuments } from "@/lib/services/eva/retrieve/corpus/keep-documents";
import { documentsOf, speakersOf, type TranscriptRow } from "@/lib/services/eva/retrieve/corpus/load-corpus";
import { nameWordsOf } from "@/lib/services/eva/retrieve/corpus/names-in";
import { joinRows, type LineRow } from "@/lib/services/eva/retrieve/corpus/read-lines";
import { questionTerms } from "@/lib/services/eva/retrieve/question/question-terms";
import type { Ranked } from "@/lib/services/eva/retrieve/ranking/rank";
import { searchCorpus } from "@/lib/services/eva/retrieve/search-corpus";
import type { EvidenceFilter } from "./filter";
import { moderatorsOf } from "./moderators-of";
import type { SearchQuery } from "./parse-query";
import { evidenceId, evidenceUrl, type Found, ownerOf } from "./record";

/** A transcript of a small scope with all its lines (`small_scope`). */
export type SmallDocument = TranscriptRow & { lines: Omit<LineRow, "previous">[] | null };
/** `names`: a transcript's source by its owner; `flagged`: the flagged sessions. */
type SmallScope = {
  small: readonly SmallDocument[];
  names: Readonly<Record<string, string>>;
  flagged: readonly string[];
};

/** Scopes of up to this many lines are read and ranked as Eva does. */
export const MOST_LINES = 2_000;
const NO_NAMES: ReadonlySet<string> = new Set();

/** Whether the query is a question: several topics, or a side ("why did people leave") in more than a word or two. */
function isAsked(q: string): boolean {
  const { terms, words, isOfSides } = questionTerms(q, NO_NAMES);
  return (isOfSides && words.length > 2) || terms.filter(({ word }) => !isSoftWord(word)).length > 1;
}

/** Several words without operators: about a topic, not for certain letters. */
export const asksAbout = (q: string, { wanted, unwanted }: SearchQuery, filter: EvidenceFilter): boolean =>
  !unwanted &&
  !wanted.includes('"') &&
  filter.speaker === undefined &&
  filter.tagIds === undefined &&
  filter.sentiment === undefined &&
  (filter.sources === undefined || filter.sources.some((source) => source === "file" || source === "session")) &&
  isAsked(q);

/** Share of the question that a passage must cover for Eva to answer from it. */
const COVERING = 0.5;
const MOST_MEANT = 40;
/** The constant of reciprocal rank fusion: the larger, the less the first ranks stand out. */
const FIRST = 10;
/** Weight of passages that match only by meaning, below those that match by words. */
const MEANT = 0.7;

/** Merges passages that have a query's words with those about the same in lines up to `newest`, by rank. */
export async function joinMeant(
  { workspaceId }: Pick<Context, "workspaceId">,
  q: string,
  hits: readonly Found[],
  { small, ...told }: SmallScope,
  newest: number,
): Promise<Found[]> {
  const { people, nameWords } = speakersOf(small, nameWordsOf);
  const lines = new Map(small.map((document) => [document.owner_id, linesUpTo(document, newest)]));
  const documents = keepDocuments(workspaceId, documentsOf(small, lines));
  const kept = keptIn(documents);
  const { ranked } = await searchCorpus(q, { documents, people }, nameWords);
  const meant = ranked.filter(({ coverage }) => coverage >= COVERING).slice(0, MOST_MEANT);
  const all = new Map<string, { found: Found; worth: number }>();
  const add = (found: Found, worth: number) => {
    const known = all.get(found.id);
    all.set(found.id, { found: known?.found ?? found, worth: (known?.worth ?? 0) + worth });
  };
  for (const [at, hit] of hits.entries()) add(hit, 1 / (FIRST + at));
  for (const [at, each] of meant.entries()) add(toFound(each, { ...told, kept }), MEANT / (FIRST + at));
  return [...all.values()].sort((a, b) => b.worth - a.worth).map(({ found }) => found);
}

const linesUpTo = ({ lines }: SmallDocument, newest: number) =>
  joinRows(
    (lines ?? [])
      .map((line, at) => ({ ...line, previous: lines?.[at - 1]?.id ?? null }))
      .filter(({ id }) => Number(id) <= newest),
  );

/** What people ask to keep private, by id. */
function keptIn(documents: readonly Document[]): ReadonlySet<string> {
  const kept = documents.flatMap(({ speakers, lines }) => {
    const moderators = moderatorsOf(speakers);
    return [
      ...privateLines(lines, ({ speaker, text }) => ({ owner: "", speaker, text, isAsking: moderators.has(speaker) })),
    ];
  });
  return new Set(kept.map(({ origin, index }) => evidenceId(origin, index)));
}

type Told = Omit<SmallScope, "small"> & { kept: ReadonlySet<string> };

function toFound({ passage: { line } }: Ranked, { names, flagged, kept }: Told): Found {
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
    private: kept.has(evidenceId(origin, index)),
    marks: [],
    url: evidenceUrl(origin, index),
  };
}
