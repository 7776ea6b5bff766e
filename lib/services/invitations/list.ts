import { type Context, isReadOnly } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { may, permit } from "@/lib/services/access/permit";
import { fromRow, type InvitationRow, SELECT_INVITATIONS, STATUS } from "./read";
import type { InvitationRecord, InvitationStatus } from "./record";

type Query = { cursor?: string; limit: number; status?: InvitationStatus; testsOnly?: true };

/** The link lets its holder act as the invited person, so it isn't for those who may only read. */
const mayHaveLinks = (ctx: Context) => may(ctx, "study.write") && !isReadOnly(ctx);

/**
 * A study's invitations, newest first. Throws `not_found` for a missing study, and with `testsOnly` for a Swarm study
 * too.
 */
export async function list(ctx: Context, studyId: string, query: Query): Promise<Page<InvitationRecord>> {
  permit(ctx, "workspace.read");
  const { cursor, limit, status, testsOnly } = query;
  const page = { scope: `${ctx.workspaceId}:invitations:${studyId}:${status ?? ""}`, cursor, limit };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId, studyId];
  const where = ["i.study_id = s.id"];
  if (status) where.push(`${STATUS} = $${values.push(status)}`);
  if (after) where.push(`(i.created_at, i.id) < ($${values.push(after.createdAt)}, $${values.push(after.id)})`);
  // The study row says whether it exists even if it has no invitations: one round trip for both.
  const text = `
    SELECT page.* FROM study s LEFT JOIN LATERAL (
      ${SELECT_INVITATIONS} WHERE ${where.join(" AND ")} ORDER BY i.created_at DESC, i.id DESC LIMIT ${limit + 1}
    ) page ON true
     WHERE s.workspace_id = $1 AND (s.id = $2 OR s.slug = $2) ${testsOnly ? "AND s.type <> 'swarm'" : ""}
     ORDER BY page.created_at DESC, page.id DESC`;
  const { rows } = await pool().query<InvitationRow>(text, values);
  if (rows.length === 0) throw notFound("Study");
  const invitations = rows.filter((row) => row.id !== null).map(fromRow);
  return pageOf(mayHaveLinks(ctx) ? invitations : invitations.map((one) => ({ ...one, url: null })), page);
}
