import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { lockOwner, type Owner } from "@/lib/services/passages/lock-owner";

/** Locks a file or session that has a transcript. Throws `not_found`. */
export async function lockTranscript(
  tx: Transaction,
  ctx: Context,
  ownerId: string,
): Promise<Owner & { transcript: NonNullable<Owner["transcript"]> }> {
  const owner = await lockOwner(tx, ctx, ownerId);
  const { transcript } = owner;
  if (!transcript) throw notFound("Transcript");
  return { ...owner, transcript };
}
