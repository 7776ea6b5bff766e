import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { readRows } from "@/lib/db/read-rows";
import { fromRow, type StudyRow, WHOLE } from "./read";
import type { StudyRecord } from "./record";

const ONE = `SELECT ${WHOLE} FROM study s WHERE s.workspace_id = $1 AND (s.id = $2 OR s.slug = $2)`;

/** A study of the workspace by id or slug, complete but without its counts; checks no rights. */
export async function requireStudy(ctx: Context, idOrSlug: string): Promise<StudyRecord> {
  const [row] = await readRows<StudyRow>({ name: "require_study", text: ONE, values: [ctx.workspaceId, idOrSlug] });
  if (!row) throw notFound("Study");
  return fromRow(row);
}
