import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

/** How many of each kind quote a transcript. */
export type QuoteCounts = {
  clips: number;
  tags: number;
  cards: number;
  notes: number;
  claims: number;
  reports: number;
};

const COUNTS = `
  SELECT (SELECT count(*)::int FROM clip c JOIN p ON p.id = c.passage_id) AS clips,
         (SELECT count(*)::int FROM tag_application a JOIN p ON p.id = a.passage_id) AS tags,
         (SELECT count(DISTINCT e.card_id)::int FROM card_evidence e JOIN p ON p.id = e.passage_id) AS cards,
         (SELECT count(DISTINCT e.note_id)::int FROM note_evidence e JOIN p ON p.id = e.passage_id) AS notes,
         (SELECT count(DISTINCT e.claim_id)::int FROM claim_evidence e JOIN p ON p.id = e.passage_id
           WHERE e.stance <> 'removed') AS claims,
         (SELECT count(DISTINCT e.report_id)::int FROM report_evidence e JOIN p ON p.id = e.passage_id) AS reports
    FROM owner`;
const PASSAGES = "p AS (SELECT x.id FROM passage x JOIN owner ON owner.id = x.owner_id WHERE x.workspace_id = $1)";
const OF_FILE = `
  WITH owner AS (SELECT id FROM file WHERE workspace_id = $1 AND id = $2 AND session_id IS NULL), ${PASSAGES} ${COUNTS}`;
const OF_FILES = `
  WITH owner AS (SELECT id FROM file WHERE workspace_id = $1 AND id = ANY($2) AND session_id IS NULL), ${PASSAGES}
  ${COUNTS} LIMIT 1`;
const OF_SESSION = `
  WITH owner AS (
    SELECT n.id FROM study_session n JOIN study y ON y.id = n.study_id
     WHERE n.workspace_id = $1 AND n.id = $2 AND (y.id = $3 OR y.slug = $3)), ${PASSAGES} ${COUNTS}`;

/** What quotes a file, and would be left without a source by its deletion. Throws `not_found`. */
export async function quotesOfFile(ctx: Context, fileId: string): Promise<QuoteCounts> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, fileId];
  const { rows } = await pool().query<QuoteCounts>({ name: "quotes_of_file", text: OF_FILE, values });
  if (!rows[0]) throw notFound("File");
  return rows[0];
}

/** What quotes any of several files, those that exist. Throws `not_found` if none does. */
export async function quotesOfFiles(ctx: Context, fileIds: string[]): Promise<QuoteCounts> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, fileIds];
  const { rows } = await pool().query<QuoteCounts>({ name: "quotes_of_files", text: OF_FILES, values });
  if (!rows[0]) throw notFound("File");
  return rows[0];
}

/** What quotes a session of a study, by the study's id or slug. Throws `not_found`. */
export async function quotesOfSession(ctx: Context, study: string, sessionId: string): Promise<QuoteCounts> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, sessionId, study];
  const { rows } = await pool().query<QuoteCounts>({ name: "quotes_of_session", text: OF_SESSION, values });
  if (!rows[0]) throw notFound("Session");
  return rows[0];
}
