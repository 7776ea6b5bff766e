import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { fromRow, type StudyRow, WHOLE } from "./read";
import type { StudyRecord } from "./record";

const LOCK = `SELECT ${WHOLE} FROM study s WHERE s.id = $1 AND s.workspace_id = $2 FOR UPDATE`;

/**
 * The study, held until the transaction ends: whoever changes it or counts its places goes one after the other. Count
 * in a later statement, which sees what the one before has done.
 */
export async function lockStudy(tx: Transaction, ctx: Context, studyId: string): Promise<StudyRecord> {
  const [row] = await tx.db.$queryRawUnsafe<StudyRow[]>(LOCK, studyId, ctx.workspaceId);
  if (!row) throw notFound("Study");
  return fromRow(row);
}
