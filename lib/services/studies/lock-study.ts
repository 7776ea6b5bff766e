import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { fromRow, type StudyRow, WHOLE } from "./read";
import type { StudyRecord } from "./record";

const LOCK = `SELECT ${WHOLE} FROM study s WHERE (s.id = $1 OR s.slug = $1) AND s.workspace_id = $2 FOR NO KEY UPDATE`;

/**
 * Locks the study, by id or slug, until the transaction ends: callers that change it or count its places are
 * serialized, while rows that refer to it can be added. Count in a later statement, which sees what was done before.
 */
export async function lockStudy(tx: Transaction, ctx: Context, idOrSlug: string): Promise<StudyRecord> {
  const [row] = await tx.db.$queryRawUnsafe<StudyRow[]>(LOCK, idOrSlug, ctx.workspaceId);
  if (!row) throw notFound("Study");
  return fromRow(row);
}
