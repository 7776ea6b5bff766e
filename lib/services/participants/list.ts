import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import type { Screener } from "@/lib/core/study/screener";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { COLUMNS, type ParticipantRow, recordOf } from "./read";
import type { ParticipantRecord, ParticipantStatus } from "./record";

export type ParticipantFilter = { status?: ParticipantStatus | undefined; q?: string | undefined };
type Query = ParticipantFilter & { cursor?: string; limit: number };

/** A person's label, or a part of their name, address or a screener answer. */
export const matches = (label: string, part: string) => `(
  'P' || p.number = upper(${label}) OR concat_ws(' ', p.name, p.email) ILIKE ${part}
  OR EXISTS (SELECT 1 FROM jsonb_path_query(p.screener_answers, 'lax $.*[*]') AS a(value) WHERE a.value #>> '{}' ILIKE ${part}))`;

/** The participants of a study, by its id or slug, newest first. Throws `not_found` for another workspace's study. */
export async function list(ctx: Context, studyId: string, query: Query): Promise<Page<ParticipantRecord>> {
  permit(ctx, "workspace.read");
  const { status, q } = query;
  const page = { scope: `${ctx.workspaceId}:participants:${studyId}:${JSON.stringify([status, q])}`, ...query };
  const after = decodeCursor(page);
  const values: unknown[] = [studyId, ctx.workspaceId];
  const conditions = ["p.study_id = s.id"];
  if (after) {
    values.push(after.createdAt, after.id);
    conditions.push(`(p.created_at, p.id) < ($${values.length - 1}, $${values.length})`);
  }
  if (status) {
    values.push(status);
    conditions.push(`p.status = $${values.length}`);
  }
  if (q) {
    values.push(q, containing(q));
    conditions.push(matches(`$${values.length - 1}`, `$${values.length}`));
  }
  const name = `list_participants_${[after, status, q].map((given) => (given ? 1 : 0)).join("")}_${query.limit}`;
  const text = `
    SELECT s.screener, (SELECT coalesce(json_agg(r), '[]') FROM (
             SELECT ${COLUMNS} FROM participant p LEFT JOIN study_session n ON n.participant_id = p.id
              WHERE ${conditions.join(" AND ")} ORDER BY p.created_at DESC, p.id DESC LIMIT ${query.limit + 1}) r) AS rows
      FROM study s WHERE (s.id = $1 OR s.slug = $1) AND s.workspace_id = $2`;
  const { rows } = await pool().query<{ screener: Screener; rows: ParticipantRow[] }>({ name, text, values });
  const [study] = rows;
  if (!study) throw notFound("Study");
  return pageOf(
    study.rows.map((row) => recordOf(row, study.screener)),
    page,
  );
}
