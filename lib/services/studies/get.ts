import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { COUNTS, type CountedRow, fromRow, WHOLE } from "./read";
import type { Counted, StudyRecord } from "./record";

const ONE = `SELECT ${WHOLE}, ${COUNTS} FROM study s WHERE s.workspace_id = $1 AND (s.id = $2 OR s.slug = $2)`;

/** A study by its id or its slug. */
export async function get(ctx: Context, idOrSlug: string): Promise<Counted<StudyRecord>> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, idOrSlug];
  const { rows } = await pool().query<CountedRow>({ name: "get_study", text: ONE, values });
  if (!rows[0]) throw notFound("Study");
  return fromRow(rows[0]);
}
