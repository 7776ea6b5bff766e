import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import type { Versions } from "@/lib/services/transcripts/versions-in";

/** Something was masked, or a transcript was taken away, while something was made of it. */
export class HiddenSince extends AppError {
  constructor() {
    super("conflict", "Words were taken out of a transcript while this was made of it. Please try again.");
  }
}

const HIDDEN = `
  SELECT 1 FROM unnest($1::text[], $2::int[]) AS r(owner_id, version)
    LEFT JOIN transcript t ON t.owner_id = r.owner_id
   WHERE t.id IS NULL OR t.version > r.version AND EXISTS (
           SELECT 1 FROM transcript_edit e WHERE e.owner_id = r.owner_id AND e.kind = 'mask' AND e.version > r.version)
   LIMIT 1`;

/**
 * Throws `HiddenSince` when something was masked in these transcripts since they had these versions, or one is gone: what
 * was written of them may hold the words. Those that it quotes are to be held, so that nobody masks them before the commit
 * and misses it.
 */
export async function requireShown(tx: Transaction, versions: Versions): Promise<void> {
  if (versions.size === 0) return;
  const [hidden] = await tx.db.$queryRawUnsafe<unknown[]>(HIDDEN, [...versions.keys()], [...versions.values()]);
  if (hidden) throw new HiddenSince();
}
