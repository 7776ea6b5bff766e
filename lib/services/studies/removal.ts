import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { QuoteCounts } from "@/lib/services/quotes/count-quotes";

/** What the deletion of a study takes along, and what quotes it elsewhere. */
export type StudyRemoval = {
  sessions: number;
  recordings: number;
  boards: number;
  rewardsDue: number;
  quotes: QuoteCounts;
};

// The study's own clips, cards and claims are deleted with it.
const COUNTS = `
  WITH y AS (SELECT id FROM study WHERE workspace_id = $1 AND (id = $2 OR slug = $2)),
  sessions AS (SELECT n.id, n.version FROM study_session n JOIN y ON y.id = n.study_id),
  p AS (SELECT x.id FROM passage x JOIN sessions ON sessions.id = x.owner_id)
  SELECT (SELECT count(*)::int FROM sessions n WHERE EXISTS (SELECT 1 FROM transcript t WHERE t.owner_id = n.id)
             OR n.version > 0) AS sessions,
         (SELECT count(*)::int FROM file f JOIN sessions ON sessions.id = f.session_id) AS recordings,
         (SELECT count(*)::int FROM board b WHERE b.study_id = y.id) AS boards,
         (SELECT count(*)::int FROM participant q WHERE q.study_id = y.id AND q.reward_status = 'queued'
             AND q.source <> 'prolific') AS "rewardsDue",
         json_build_object(
           'clips', (SELECT count(*) FROM clip c JOIN p ON p.id = c.passage_id WHERE c.study_id IS DISTINCT FROM y.id),
           'tags', (SELECT count(*) FROM tag_application a JOIN p ON p.id = a.passage_id),
           'cards', (SELECT count(DISTINCT e.card_id) FROM card_evidence e JOIN p ON p.id = e.passage_id
                       JOIN card c ON c.id = e.card_id JOIN board b ON b.id = c.board_id
                      WHERE b.study_id IS DISTINCT FROM y.id),
           'notes', (SELECT count(DISTINCT e.note_id) FROM note_evidence e JOIN p ON p.id = e.passage_id),
           'claims', 0,
           'reports', (SELECT count(DISTINCT e.report_id) FROM report_evidence e JOIN p ON p.id = e.passage_id)) AS quotes
    FROM y`;

/** For the question before a study is deleted. Throws `not_found`. */
export async function removal(ctx: Context, idOrSlug: string): Promise<StudyRemoval> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, idOrSlug];
  const { rows } = await pool().query<StudyRemoval>({ name: "study_removal", text: COUNTS, values });
  if (!rows[0]) throw notFound("Study");
  return rows[0];
}
