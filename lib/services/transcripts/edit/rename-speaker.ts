import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { ChangeRecord } from "../record";
import { giveSpeaker } from "./give-speaker";
import { holdTranscript, stale } from "./hold-transcript";
import { mergeShares } from "./shift-shares";

type Input = { version: number; from: string | null; to: string };

/**
 * Renames a speaker in every line; renaming to an existing name merges the two. Throws `not_found` without a
 * transcript, and `conflict` if nobody has that name (anymore).
 */
export async function renameSpeaker(ctx: Context, ownerId: string, { from, to }: Input): Promise<ChangeRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const held = await holdTranscript(tx, ctx, ownerId);
    const lines = await tx.db.segment.findMany({ where: { ownerId, speaker: from }, select: { index: true } });
    if (lines.length === 0) throw stale(held, "No speaker in this transcript has that name anymore.");
    if (from === to) throw new AppError("conflict", "This is already the speaker's name.");
    const indexes = lines.map(({ index }) => index).sort((a, b) => a - b);
    return giveSpeaker(tx, ctx, held, {
      kind: "rename",
      from,
      to,
      indexes,
      speakers: mergeShares(held.speakers, from, to),
    });
  });
}
