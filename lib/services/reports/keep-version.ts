import { type Context, personOf } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import type { ReportRecord } from "./record";

/** A longer pause, or another person, starts a new editing session. */
const PAUSE_MS = 30 * 60_000;
const MOST_KEPT = 100;

/** Whether this person is continuing to edit the report as they left it. */
function isOneSitting(ctx: Context, { editedBy, editedAt }: ReportRecord): boolean {
  const person = personOf(ctx);
  if (person === null || editedBy?.id !== person || editedAt === null) return false;
  return Date.now() - Date.parse(editedAt) < PAUSE_MS;
}

/**
 * Stores a locked report as a version before it is changed: once per editing session, or always if it is about to be
 * replaced.
 */
export async function keepVersion(
  tx: Transaction,
  ctx: Context,
  report: ReportRecord,
  { always = false } = {},
): Promise<void> {
  if (!always && isOneSitting(ctx, report)) return;
  await tx.db.$executeRaw`
    INSERT INTO report_version (report_id, version, title, document, created_by_id, created_at)
    SELECT id, version, title, document, edited_by_id, coalesce(edited_at, created_at) FROM report WHERE id = ${report.id}
    ON CONFLICT DO NOTHING`;
  await tx.db.$executeRaw`
    DELETE FROM report_version WHERE report_id = ${report.id} AND version < (
      SELECT version FROM report_version WHERE report_id = ${report.id} ORDER BY version DESC
      OFFSET ${MOST_KEPT - 1} LIMIT 1)`;
}
