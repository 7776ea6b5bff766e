import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";

/** The tables that refer to passages. Add new ones here. */
const REFERRERS = ["clip", "tag_application", "card_evidence", "note_evidence", "claim_evidence", "report_evidence"];

/** SQL: nothing refers to passage `p`. */
export const UNUSED = Prisma.raw(
  REFERRERS.map((table) => `NOT EXISTS (SELECT 1 FROM ${table} r WHERE r.passage_id = p.id)`).join(" AND "),
);

/**
 * Deletes those of the passages that nothing refers to anymore. Their rows are locked first, so that a passage that
 * someone is about to use stays.
 */
export async function dropUnused(tx: Transaction, passageIds: readonly string[]): Promise<void> {
  if (passageIds.length === 0) return;
  await tx.db.$queryRaw`SELECT 1 FROM passage WHERE id = ANY(${passageIds}) ORDER BY id FOR UPDATE`;
  await tx.db.$executeRaw`DELETE FROM passage p WHERE p.id = ANY(${passageIds}) AND ${UNUSED}`;
}
