import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { joinMakers } from "@/lib/services/quotes/makers";
import type { Versions } from "@/lib/services/transcripts/versions-in";

/** Something was masked, or a transcript was taken away, while something was made of it. */
export class HiddenSince extends AppError {
  constructor() {
    super("conflict", "Words were removed from a transcript while this was being made from it. Try again.");
  }
}

const HIDDEN = `
  SELECT 1 FROM unnest($1::text[], $2::int[]) AS r(owner_id, version)
    LEFT JOIN transcript t ON t.owner_id = r.owner_id
   WHERE t.id IS NULL OR t.version > r.version AND EXISTS (
           SELECT 1 FROM transcript_edit e WHERE e.owner_id = r.owner_id AND e.kind = 'mask' AND e.version > r.version)
   LIMIT 1`;

/**
 * Throws `HiddenSince` when something was masked in these transcripts since they had these versions, or one is gone:
 * what was written of them may hold the words. What is masked from now on finds what this transaction stores.
 */
export async function requireShown(tx: Transaction, ctx: Context, versions: Versions): Promise<void> {
  if (versions.size === 0) return;
  await joinMakers(tx, ctx);
  const [hidden] = await tx.db.$queryRawUnsafe<unknown[]>(HIDDEN, [...versions.keys()], [...versions.values()]);
  if (hidden) throw new HiddenSince();
}

const MASKED = `
  SELECT DISTINCT m.original FROM unnest($1::text[], $2::int[]) AS r(owner_id, version)
    JOIN mask m ON m.owner_id = r.owner_id AND m.status = 'masked'
   WHERE EXISTS (SELECT 1 FROM transcript_edit e
                  WHERE e.owner_id = r.owner_id AND e.kind = 'mask' AND e.version > r.version)`;

/**
 * Throws `HiddenSince` if a text contains words that were masked in one of these transcripts since these versions. For
 * what is made quickly from many transcripts, where a retry would only meet the next mask of someone working through
 * them.
 */
export async function requireUnsaid(tx: Transaction, ctx: Context, versions: Versions, text: string): Promise<void> {
  if (versions.size === 0) return;
  await joinMakers(tx, ctx);
  const owners = [[...versions.keys()], [...versions.values()]];
  const rows = await tx.db.$queryRawUnsafe<{ original: string }[]>(MASKED, ...owners);
  const said = text.toLowerCase();
  if (rows.some(({ original }) => said.includes(original.toLowerCase()))) throw new HiddenSince();
}
