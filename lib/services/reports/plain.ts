import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { fromPlainRow, PLAIN_COLUMNS, type PlainRow } from "./list-plain";
import type { PlainReport } from "./record";

/** A project's report as other programs see it, within this transaction. Throws `not_found`. */
export async function plainOf(tx: Transaction, reportId: string): Promise<PlainReport> {
  const text = `SELECT ${PLAIN_COLUMNS} FROM report r WHERE r.id = $1 AND r.project_id IS NOT NULL`;
  const [row] = await tx.db.$queryRawUnsafe<PlainRow[]>(text, reportId);
  if (!row) throw notFound("Report");
  return fromPlainRow(row);
}
