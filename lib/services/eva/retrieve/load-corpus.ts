import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import type { Scope } from "@/lib/services/evidence/scope";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import type { Corpus, Document, Line } from "./corpus";
import { moderatorsOf, personKey } from "./people";

type TranscriptRow = { file_id: string; language: string | null; segment_count: number; speakers: SpeakerShare[] };
type LineRow = {
  file_id: string;
  index: number;
  speaker: string | null;
  start_seconds: number | null;
  end_seconds: number | null;
  text: string;
};

const MOST_TRANSCRIPTS = 5_000;
/** Up to here everything is read; beyond it, what the words of the question find, with its surroundings. */
const READ_WHOLE = 6_000;
const HITS_A_QUERY = 30;
const MOST_PHRASINGS = 14;
const AROUND = 6;

const TRANSCRIPTS = `
  SELECT t.file_id, t.language, t.segment_count, t.speakers FROM transcript t JOIN file f ON f.id = t.file_id
   WHERE t.workspace_id = $1 AND ($2::text IS NULL OR f.project_id = $2) AND ($3::text[] IS NULL OR f.id = ANY ($3))
   ORDER BY f.created_at DESC, f.id LIMIT ${MOST_TRANSCRIPTS}`;
const COLUMNS = "s.file_id, s.index, s.speaker, s.start_seconds, s.end_seconds, s.text";
const WHOLE = `
  SELECT ${COLUMNS} FROM segment s WHERE s.workspace_id = $1 AND s.file_id = ANY ($2) ORDER BY s.file_id, s.index`;
const FOUND = `
  WITH hit AS (
    SELECT DISTINCT h.file_id, h.index FROM unnest($2::text[]) AS q(words),
           LATERAL search_segments($1, q.words, '', '{}', $3, $4, ${HITS_A_QUERY}, 0, NULL, false) h
  ), wanted AS (
    SELECT DISTINCT hit.file_id, at FROM hit, generate_series(hit.index - ${AROUND}, hit.index + ${AROUND}) AS at
  )
  SELECT ${COLUMNS} FROM wanted w JOIN segment s ON s.file_id = w.file_id AND s.index = w.at
   WHERE s.workspace_id = $1 ORDER BY s.file_id, s.index`;

/** Single words, neighbouring pairs and all together: rare words are found alone, topics by their pairs. */
function phrasings(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return [...new Set([...words, ...pairs, words.join(" ")])].filter(Boolean).slice(0, MOST_PHRASINGS);
}

/** Reads what a question can be answered from: all of a small scope, the stretches that matter of a large one. */
export async function loadCorpus(
  ctx: Context,
  { projectId, fileIds }: Scope,
  wordsFor: (nameWords: ReadonlySet<string>) => readonly string[],
  nameWordsOf: (name: string) => readonly string[],
): Promise<Corpus & { nameWords: ReadonlySet<string> }> {
  const scope = [projectId ?? null, fileIds?.length ? fileIds : null];
  const found = await pool().query<TranscriptRow>({
    name: "eva_transcripts",
    text: TRANSCRIPTS,
    values: [ctx.workspaceId, ...scope],
  });
  const transcripts = found.rows;
  const nameWords = new Set<string>();
  const people = new Set<string>();
  for (const { file_id, speakers } of transcripts) {
    const moderators = moderatorsOf(speakers);
    for (const { name } of speakers) {
      if (moderators.has(name)) continue;
      people.add(personKey(file_id, name));
      for (const word of nameWordsOf(name ?? "")) nameWords.add(word);
    }
  }
  const total = transcripts.reduce((sum, { segment_count }) => sum + segment_count, 0);
  const { rows } =
    total <= READ_WHOLE
      ? await pool().query<LineRow>({
          name: "eva_lines",
          text: WHOLE,
          values: [ctx.workspaceId, transcripts.map(({ file_id }) => file_id)],
        })
      : await pool().query<LineRow>({
          name: "eva_found_lines",
          text: FOUND,
          values: [ctx.workspaceId, phrasings(wordsFor(nameWords)), ...scope],
        });
  return { documents: documentsOf(transcripts, rows), people: people.size, nameWords };
}

function documentsOf(transcripts: TranscriptRow[], rows: LineRow[]): Document[] {
  const lines = new Map<string, Line[]>();
  for (const row of rows) {
    const line: Line = {
      fileId: row.file_id,
      index: row.index,
      speaker: row.speaker,
      startSeconds: row.start_seconds,
      endSeconds: row.end_seconds,
      text: row.text,
    };
    const known = lines.get(row.file_id);
    if (known) known.push(line);
    else lines.set(row.file_id, [line]);
  }
  return transcripts.flatMap(({ file_id, language, speakers }) => {
    const read = lines.get(file_id);
    return read ? [{ fileId: file_id, language, speakers, lines: read }] : [];
  });
}
