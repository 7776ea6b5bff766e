import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { PassageRecord } from "@/lib/services/passages/record";
import { GONE_SINCE } from "./gone-since";
import { QUOTE_ORDER } from "./quote-order";
import type { ReadoutStatus, ThemeRecord } from "./record";

/**
 * A theme in three lines: its title, its first claim, and a quote for that. `claim` and `quote` are null if none is
 * visible.
 */
export type BriefTheme = Pick<ThemeRecord, "id" | "title" | "participants"> & {
  claim: string | null;
  quote: Pick<PassageRecord, "text" | "speaker" | "state"> | null;
};

/** A readout's first lines. `of` counts people as the readout does. */
export type Brief = {
  status: ReadoutStatus;
  summary: string | null;
  of: number;
  themes: BriefTheme[];
  /** Number of visible themes, of which `themes` are the first. */
  total: number;
};

// People are counted over the same quotes as in `read`: without withdrawn ones and those of sessions excluded since.
const BRIEF = `
  WITH y AS (SELECT id, type FROM study WHERE workspace_id = $1 AND (id = $2 OR slug = $2)),
  r AS (SELECT r.* FROM readout r JOIN y ON y.id = r.study_id),
  said AS (
    SELECT c.theme_id, c.id AS claim_id, c.hidden, e.participant_id, e.stance, p.text, p.speaker, p.state,
           row_number() OVER (PARTITION BY c.id ORDER BY ${QUOTE_ORDER}) AS place
      FROM r JOIN theme t ON t.readout_id = r.id JOIN claim c ON c.theme_id = t.id
      JOIN claim_evidence e ON e.claim_id = c.id AND e.stance <> 'removed'
      JOIN passage p ON p.id = e.passage_id AND p.state <> 'withdrawn'
      LEFT JOIN study_session n ON n.id = p.session_id
     WHERE n.excluded_at IS NULL),
  themes AS (
    SELECT t.id, t.title, t.position, c.id AS claim_id, c.text AS claim
      FROM r JOIN theme t ON t.readout_id = r.id AND NOT t.hidden
      LEFT JOIN LATERAL (
        SELECT id, text FROM claim WHERE theme_id = t.id AND NOT hidden
         ORDER BY position COLLATE "C", id LIMIT 1) c ON true
     ORDER BY t.position COLLATE "C", t.id LIMIT $3)
  SELECT coalesce(r.status, 'none') AS status, r.summary,
         greatest(
           coalesce(r.participant_count, 0) - (SELECT count(DISTINCT g."participantId") FROM (${GONE_SINCE}) g),
           (SELECT count(DISTINCT participant_id) FROM said))::int AS of,
         (SELECT count(*)::int FROM theme t WHERE t.readout_id = r.id AND NOT t.hidden) AS total,
         (SELECT coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'claim', t.claim,
                   'participants',
                   (SELECT count(DISTINCT s.participant_id) FROM said s WHERE s.theme_id = t.id AND NOT s.hidden),
                   'quote',
                   (SELECT json_build_object('text', s.text, 'speaker', s.speaker, 'state', s.state) FROM said s
                     WHERE s.claim_id = t.claim_id AND s.stance = 'support'
                     ORDER BY s.place LIMIT 1))
                   ORDER BY t.position COLLATE "C", t.id), '[]') FROM themes t) AS themes
    FROM y LEFT JOIN r ON true`;

/**
 * The state of a study's readout, by the study's id or slug, and its first themes. Throws `not_found` for the study.
 */
export async function brief(ctx: Context, study: string, themes: number): Promise<Brief> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, study, themes];
  const { rows } = await pool().query<Brief>({ name: "readout_brief", text: BRIEF, values });
  if (!rows[0]) throw notFound("Study");
  return rows[0];
}
