import { isoText } from "@/lib/db/iso-text";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import type { NoteDetail } from "./record";

const PREVIEW_BLOCKS = 12;
const PREVIEW_CHARACTERS = 240;

/** A heading does not run into the sentence below it. */
const AFTER_HEADING = `
  CASE WHEN b.block->>'type' = 'heading' AND b.block->>'text' !~ '[[:punct:]]\\s*$' THEN ':' ELSE '' END`;

/** The first blocks that hold a text; what other programs stored may hold none. */
const PREVIEW = `
  left((SELECT coalesce(string_agg(left(b.block->>'text', ${PREVIEW_CHARACTERS}) || ${AFTER_HEADING}, ' ' ORDER BY b.at), '')
          FROM (SELECT block, at FROM jsonb_array_elements(n.content) WITH ORDINALITY AS e(block, at)
                 WHERE jsonb_typeof(block->'text') = 'string' AND block->>'text' <> ''
                 ORDER BY at LIMIT ${PREVIEW_BLOCKS}) b), ${PREVIEW_CHARACTERS})`;

/** Columns of `NoteRecord` of note `n`. */
export const NOTE_COLUMNS = `
  n.id, n.project_id AS "projectId", n.title, n.emoji, ${PREVIEW} AS preview, n.version,
  (SELECT count(*)::int FROM note_evidence e WHERE e.note_id = n.id) AS "evidenceCount",
  (SELECT json_build_object('id', u.id, 'name', u.name, 'email', u.email)
     FROM user_account u WHERE u.id = n.created_by_id) AS "createdBy",
  ${isoText("n.created_at")} AS "createdAt", ${isoText("n.updated_at")} AS "updatedAt"`;

/** The note $1 of workspace $2 as a `DetailRow`. */
export const ONE_NOTE = `
  SELECT ${NOTE_COLUMNS}, n.content,
         (SELECT coalesce(json_agg(${passageJson("p")}), '[]')
            FROM note_evidence e JOIN passage p ON p.id = e.passage_id WHERE e.note_id = n.id) AS evidence
    FROM note n WHERE n.id = $1 AND n.workspace_id = $2`;

export type DetailRow = Omit<NoteDetail, "evidence"> & { evidence: PassageRow[] };

export const fromRow = (row: DetailRow): NoteDetail => ({ ...row, evidence: row.evidence.map(toPassage) });
