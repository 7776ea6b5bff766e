import type { Context } from "@/lib/core/context";
import { onTheRecord } from "@/lib/core/private/private-lines";
import { pool } from "@/lib/db/pool";
import { pacer } from "@/lib/services/analysis/pacer";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { type OwnerRow, originOf } from "@/lib/services/evidence/record";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import type { Aims } from "./asked-of-study";
import type { Corpus, Document, Line } from "./corpus";
import { keepDocuments } from "./keep-documents";
import { isNameless, personKey } from "./people";

export type TranscriptRow = OwnerRow & { language: string | null; segment_count: number; speakers: SpeakerShare[] };
type FoundRow = TranscriptRow & { flagged: boolean; title: string | null; question: string | null };
export type LineRow = {
  owner_id: string;
  id: string;
  /** The line before it, if known. */
  previous: string | null;
  index: number;
  speaker: string | null;
  start_seconds: number | null;
  end_seconds: number | null;
  text: string;
};

/** `names`: of the people who have one; `isWhole`: nothing that was said was left unread for its size. */
export type Loaded = Corpus & { names: string[]; nameWords: ReadonlySet<string>; leftOut: number; isWhole: boolean };

const MOST_TRANSCRIPTS = 5_000;
/** Scopes up to this size are read whole; of larger ones, what the question's words find, with its surroundings. */
const READ_WHOLE = 6_000;
const HITS_A_QUERY = 30;
const MOST_PHRASINGS = 14;
/** Of all sayings that could answer the question together. */
const MOST_OF_SAYINGS = 30;
const AROUND = 6;

const TRANSCRIPTS = `
  SELECT t.owner_id, y.id AS study_id, n.id AS session_id, t.language, t.segment_count, t.speakers, y.title, y.question,
         n.quality_rating IS NOT DISTINCT FROM 'flagged' AND (n.id = ANY ($5)) IS NOT TRUE AS flagged
    FROM transcript t
    LEFT JOIN file f ON f.id = t.file_id
    LEFT JOIN study_session n ON n.id = t.session_id
    LEFT JOIN study y ON y.id = n.study_id
   WHERE t.workspace_id = $1 AND n.excluded_at IS NULL
     AND ($2::text IS NULL OR coalesce(f.project_id, y.project_id) = $2)
     AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3) OR y.id = ANY ($4) OR n.id = ANY ($5))
   ORDER BY coalesce(f.created_at, n.created_at) DESC, t.owner_id LIMIT ${MOST_TRANSCRIPTS}`;
const COLUMNS = "s.owner_id, s.id::text, s.index, s.speaker, s.start_seconds, s.end_seconds, s.text";
const place = (line: string) => `coalesce(${line}.position, ${line}.index)`;
const WHOLE = `
  SELECT ${COLUMNS}, (lag(s.id) OVER (PARTITION BY s.owner_id ORDER BY ${place("s")}))::text AS previous FROM segment s
   WHERE s.workspace_id = $1 AND s.owner_id = ANY ($2) ORDER BY s.owner_id, ${place("s")}`;
const FOUND = `
  WITH hit AS (
    SELECT DISTINCT h.owner_id, h.index FROM unnest($2::text[]) AS q(words),
           LATERAL search_segments($1, q.words, '', '{}', $3, $4, $5, $6, ${HITS_A_QUERY}, 0, NULL, false) h
  ), around AS (
    SELECT n.id, lag(n.id) OVER (PARTITION BY h.id ORDER BY n.place) AS previous
      FROM hit JOIN segment h ON h.owner_id = hit.owner_id AND h.index = hit.index, LATERAL (
        (SELECT b.id, ${place("b")} AS place FROM segment b WHERE b.owner_id = h.owner_id AND ${place("b")} <= ${place("h")}
          ORDER BY ${place("b")} DESC LIMIT ${AROUND + 1})
        UNION ALL
        (SELECT a.id, ${place("a")} AS place FROM segment a WHERE a.owner_id = h.owner_id AND ${place("a")} > ${place("h")}
          ORDER BY ${place("a")} LIMIT ${AROUND})) n
  )
  SELECT ${COLUMNS}, w.previous::text
    FROM (SELECT id, max(previous) AS previous FROM around GROUP BY id) w JOIN segment s ON s.id = w.id
   WHERE s.workspace_id = $1 ORDER BY s.owner_id, ${place("s")}`;

/** Single words, neighboring pairs and all words together: rare words are found alone, topics by their pairs. */
function phrasings(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return [...new Set([...words, ...pairs, words.join(" ")])].filter(Boolean).slice(0, MOST_PHRASINGS);
}

/** Those of the question, and of each saying in turn, so that none is left out before another is heard. */
function allPhrasings({ question, sayings }: Words): string[] {
  const own = phrasings(question);
  const others = sayings.map(phrasings);
  const inTurn = Array.from({ length: MOST_PHRASINGS }, (_, turn) => others.flatMap((list) => list[turn] ?? [])).flat();
  return [...new Set([...own, ...inTurn.slice(0, MOST_OF_SAYINGS)])];
}

/** The words by which a large scope is searched. */
export type Words = { question: readonly string[]; sayings: readonly (readonly string[])[] };

/**
 * Reads what a question can be answered from: all of a small scope, the relevant stretches of a large one. Flagged
 * sessions are left out, and counted, unless the scope names them. What people ask to keep private is never read.
 */
export async function loadCorpus(
  ctx: Context,
  asked: Scope,
  wordsFor: (nameWords: ReadonlySet<string>) => Words,
  nameWordsOf: (name: string) => readonly string[],
): Promise<Loaded> {
  const scope = scopeValues(asked);
  const found = await pool().query<FoundRow>({
    name: "eva_transcripts",
    text: TRANSCRIPTS,
    values: [ctx.workspaceId, ...scope],
  });
  const transcripts = found.rows.filter(({ flagged }) => !flagged);
  const leftOut = found.rows.length - transcripts.length;
  const { people, names, nameWords } = speakersOf(transcripts, nameWordsOf);
  const total = transcripts.reduce((sum, { segment_count }) => sum + segment_count, 0);
  const { rows } =
    total <= READ_WHOLE
      ? await pool().query<LineRow>({
          name: "eva_lines",
          text: WHOLE,
          values: [ctx.workspaceId, transcripts.map(({ owner_id }) => owner_id)],
        })
      : await pool().query<LineRow>({
          name: "eva_found_lines",
          text: FOUND,
          values: [ctx.workspaceId, allPhrasings(wordsFor(nameWords)), ...scope],
        });
  const read: Document[] = [];
  const breathe = pacer();
  for (const document of documentsOf(transcripts, rows)) {
    read.push(withoutPrivate(document));
    await breathe();
  }
  const isWhole = total <= READ_WHOLE;
  // Stretches are others for each question.
  const documents = isWhole ? keepDocuments(ctx.workspaceId, read) : read;
  return { documents, aims: aimsOf(transcripts), people, names, nameWords, leftOut, isWhole };
}

const aimsOf = (rows: readonly FoundRow[]): Aims =>
  new Map(
    rows.flatMap(({ study_id, title, question }) =>
      study_id === null ? [] : [[study_id, [title, question].filter((text) => text !== null)]],
    ),
  );

function withoutPrivate(document: Document): Document {
  const moderators = moderatorsOf(document.speakers);
  const lines = onTheRecord(document.lines, ({ speaker, text }) => ({
    owner: "",
    speaker,
    text,
    isAsking: moderators.has(speaker),
  }));
  return { ...document, lines: [...lines] };
}

/** Participants, without those who ask, their names, and the words of these. */
export function speakersOf(transcripts: readonly TranscriptRow[], nameWordsOf: (name: string) => readonly string[]) {
  const nameWords = new Set<string>();
  const people = new Map<string, string | null>();
  for (const { owner_id, speakers } of transcripts) {
    const moderators = moderatorsOf(speakers);
    for (const { name } of speakers) {
      if (moderators.has(name)) continue;
      const key = personKey(owner_id, name);
      if (!people.has(key)) people.set(key, isNameless(name) ? null : name);
      for (const word of nameWordsOf(name ?? "")) nameWords.add(word);
    }
  }
  return { people: people.size, names: [...people.values()].flatMap((name) => name ?? []), nameWords };
}

export function documentsOf(transcripts: readonly TranscriptRow[], rows: readonly LineRow[]): Document[] {
  const lines = new Map<string, Line[]>(transcripts.map(({ owner_id }) => [owner_id, []]));
  const origins = new Map(transcripts.map((row) => [row.owner_id, originOf(row)]));
  for (const [at, { owner_id, index, speaker, start_seconds, end_seconds, text, previous }] of rows.entries()) {
    const origin = origins.get(owner_id);
    const follows = previous !== null && previous === rows[at - 1]?.id;
    const line = { index, follows, speaker, startSeconds: start_seconds, endSeconds: end_seconds, text };
    if (origin) lines.get(owner_id)?.push({ origin, ...line });
  }
  return transcripts.flatMap(({ owner_id, language, speakers }) => {
    const [origin, read] = [origins.get(owner_id), lines.get(owner_id)];
    return origin && read?.length ? [{ origin, language, speakers, lines: read }] : [];
  });
}
