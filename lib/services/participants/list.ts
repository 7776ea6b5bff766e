import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import type { Screener } from "@/lib/core/study/screener";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { COLUMNS, type ParticipantRow, recordOf } from "./read";
import type { ParticipantRecord, ParticipantStatus } from "./record";

type Query = { cursor?: string; limit: number; status?: ParticipantStatus };

/** The participants of a study, by its id or slug, newest first. Throws `not_found` for another workspace's study. */
export async function list(ctx: Context, studyId: string, query: Query): Promise<Page<ParticipantRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:participants:${studyId}:${query.status ?? ""}`, ...query };
  const after = decodeCursor(page);
  const values: unknown[] = [studyId, ctx.workspaceId];
  const conditions = ["p.study_id = s.id"];
  if (after) {
    values.push(after.createdAt, after.id);
    conditions.push(`(p.created_at, p.id) < ($${values.length - 1}, $${values.length})`);
  }
  if (query.status) {
    values.push(query.status);
    conditions.push(`p.status = $${values.length}`);
  }
  const name = `list_participants_${after ? "after" : "first"}_${query.status ? "status" : "all"}_${query.limit}`;
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

/** One participant of a study of the workspace. */
export async function readOne(
  { workspaceId }: Context,
  screener: Screener,
  { studyId, participantId }: { studyId: string; participantId: string },
): Promise<ParticipantRecord | null> {
  const [row] = await db().$queryRawUnsafe<ParticipantRow[]>(
    `SELECT ${COLUMNS} FROM participant p LEFT JOIN study_session n ON n.participant_id = p.id
      WHERE p.id = $1 AND p.study_id = $2 AND p.workspace_id = $3`,
    ...[participantId, studyId, workspaceId],
  );
  return row ? recordOf(row, screener) : null;
}
