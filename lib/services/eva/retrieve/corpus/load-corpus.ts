import type { Context } from "@/lib/core/context";
import { onTheRecord } from "@/lib/core/private/private-lines";
import { pool } from "@/lib/db/pool";
import { pacer } from "@/lib/services/analysis/pacer";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { type OwnerRow, originOf } from "@/lib/services/evidence/record";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import type { Aims } from "../asked/asked-of-study";
import type { Corpus, Document } from "./corpus";
import { keepDocuments } from "./keep-documents";
import { isNameless, personKey } from "./people";
import { type LinesByOwner, readStretches, readWhole, type Words } from "./read-lines";
import { speakersBeyond } from "./speakers-beyond";

export type TranscriptRow = OwnerRow & { language: string | null; segment_count: number; speakers: SpeakerShare[] };
type FoundRow = TranscriptRow & { flagged: boolean; title: string | null; question: string | null };

/** `names`: of the people who have one; `isWhole`: nothing that was said was left unread for its size. */
export type Loaded = Corpus & { names: string[]; nameWords: ReadonlySet<string>; leftOut: number; isWhole: boolean };

const MOST_TRANSCRIPTS = 5_000;
/** Scopes of up to so many lines, or of so many besides questions, are searched whole. */
const SEARCHED_WHOLE = 6_000;

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

/**
 * Reads what a question can be answered from: all of a scope of up to `mostLines`, or else what its words find there,
 * with its surroundings. Flagged sessions are left out, and counted, unless the scope names them. What people ask to
 * keep private is never read.
 */
export async function loadCorpus(
  ctx: Context,
  asked: Scope,
  wordsFor: (nameWords: ReadonlySet<string>) => Words,
  nameWordsOf: (name: string) => readonly string[],
  mostLines = SEARCHED_WHOLE,
): Promise<Loaded> {
  const values = [ctx.workspaceId, ...scopeValues(asked)];
  const found = await pool().query<FoundRow>({ name: "eva_transcripts", text: TRANSCRIPTS, values });
  const transcripts = found.rows.filter(({ flagged }) => !flagged);
  const leftOut = found.rows.length - transcripts.length;
  const { people: known, names, nameWords } = speakersOf(transcripts, nameWordsOf);
  const people = known + (await speakersBeyond(ctx, transcripts));
  const total = transcripts.reduce((sum, { segment_count }) => sum + segment_count, 0);
  const isWhole = total <= mostLines || total - askedIn(transcripts) <= SEARCHED_WHOLE;
  const lines = isWhole
    ? await readWhole(
        ctx,
        transcripts.map(({ owner_id }) => owner_id),
      )
    : await readStretches(ctx, asked, wordsFor(nameWords));
  const read: Document[] = [];
  const breathe = pacer();
  for (const document of documentsOf(transcripts, lines)) {
    read.push(withoutPrivate(document));
    await breathe();
  }
  // Stretches are others for each question.
  const documents = isWhole ? keepDocuments(ctx.workspaceId, read) : read;
  return { documents, aims: aimsOf(transcripts), people, names, nameWords, leftOut, isWhole };
}

/** The lines of those who ask. */
const askedIn = (transcripts: readonly TranscriptRow[]): number =>
  transcripts.reduce((sum, { speakers }) => {
    const moderators = moderatorsOf(speakers);
    return sum + speakers.reduce((own, { name, segments }) => own + (moderators.has(name) ? segments : 0), 0);
  }, 0);

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

export const documentsOf = (transcripts: readonly TranscriptRow[], lines: LinesByOwner): Document[] =>
  transcripts.flatMap((row) => {
    const [origin, read] = [originOf(row), lines.get(row.owner_id) ?? []];
    if (read.length === 0) return [];
    return [
      { origin, language: row.language, speakers: row.speakers, lines: read.map((line) => ({ origin, ...line })) },
    ];
  });
