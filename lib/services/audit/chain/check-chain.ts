import { pool } from "@/lib/db/pool";
import { BEGINNING, contentOf, digestOf, factsOf, hashOf } from "./link";
import { SEALED, type SealedRow } from "./row";

export type Break = {
  sequence: number;
  entryId: string | null;
  /** Gone, changed, emptied without a recorded redaction, or cut off at the end. */
  reason: "missing" | "changed" | "redacted_unrecorded" | "cut_off";
};

export type Checked = {
  /** Entries found intact. */
  entries: number;
  redacted: number;
  lastHash: Buffer;
  lastAt: Date | null;
  /** The hash of the requested entry, if it was passed. */
  hashAt: Buffer | null;
  broken: Break | null;
};

const BATCH = 2_000;
const NEXT = `
  SELECT ${SEALED},
         e.redacted_at IS NOT NULL AND NOT EXISTS (
           SELECT 1 FROM audit_entry r WHERE r.workspace_id = $1 AND r.kind = 'audit' AND r.action = 'audit.redacted'
              AND r.details->'entries' ? e.id) AS "isUnrecorded"
    FROM audit_entry e
   WHERE e.workspace_id = $1 AND e.sequence > $2 ORDER BY e.sequence LIMIT ${BATCH}`;

type Row = SealedRow & { isUnrecorded: boolean };

/**
 * Checks a workspace's chain from its first entry up to `upTo`, in batches, and stops at the first entry that doesn't
 * fit.
 */
export async function checkChain(workspaceId: string, upTo: number, asked?: number): Promise<Checked> {
  const seen: Checked = { entries: 0, redacted: 0, lastHash: BEGINNING, lastAt: null, hashAt: null, broken: null };
  while (seen.entries < upTo) {
    const { rows } = await pool().query<Row>({ name: "check_audit", text: NEXT, values: [workspaceId, seen.entries] });
    for (const row of rows.slice(0, upTo - seen.entries)) {
      seen.broken = breakAt(row, seen);
      if (seen.broken) return seen;
      seen.entries++;
      if (row.redactedAt) seen.redacted++;
      if (seen.entries === asked) seen.hashAt = row.hash;
      seen.lastHash = row.hash;
      seen.lastAt = row.createdAt;
    }
    if (rows.length < BATCH) break;
  }
  if (seen.entries < upTo) seen.broken = { sequence: seen.entries + 1, entryId: null, reason: "cut_off" };
  return seen;
}

function breakAt(row: Row, { entries, lastHash }: Checked): Break | null {
  const sequence = entries + 1;
  if (Number(row.sequence) !== sequence) return { sequence, entryId: null, reason: "missing" };
  const broken = (reason: Break["reason"]) => ({ sequence, entryId: row.id, reason });
  if (!hashOf(lastHash, row.digest, factsOf(row, BigInt(sequence))).equals(row.hash)) return broken("changed");
  if (row.redactedAt) return row.isUnrecorded ? broken("redacted_unrecorded") : null;
  if (!row.salt || !digestOf(row.salt, contentOf(row)).equals(row.digest)) return broken("changed");
  return null;
}
