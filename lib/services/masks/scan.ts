import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { findPersonalData } from "./find/find-personal-data";
import { lockTranscript } from "./lock-transcript";
import { type MaskSummary, SPEAKER_LINE } from "./record";
import { type MaskRow, readMasks } from "./row";
import { insertMasks } from "./store-rows";
import { suggestionsOf } from "./suggestions-of";
import { summaryOf } from "./summary-of";
import { readLines } from "./transcript-lines";

const TRIES = 3;

/**
 * Searches a transcript for personal data and stores the findings as suggestions. What was masked or dismissed stays
 * so, and repeating it changes nothing. Throws `not_found`, and `conflict` while someone keeps changing the text.
 */
export async function scan(ctx: Context, ownerId: string): Promise<MaskSummary> {
  permit(ctx, "evidence.write");
  const { workspaceId } = ctx;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const transcript = await db().transcript.findFirst({ where: { ownerId, workspaceId }, select: { version: true } });
    if (!transcript) throw notFound("Transcript");
    // Outside the transaction, because a long transcript takes seconds and nobody should have to wait.
    const found = await findPersonalData(await readLines({ db: db() }, workspaceId, ownerId));
    const summary = await transaction(ctx, async (tx) => {
      const { transcript: now } = await lockTranscript(tx, ctx, ownerId);
      if (now.version !== transcript.version) return null;
      const known = await readMasks(tx, workspaceId, ownerId);
      const { fresh, goneIds } = suggestionsOf(found, known);
      await store(tx, ctx, ownerId, { fresh, goneIds });
      return summaryOf(tx, ctx, ownerId);
    });
    if (summary) return summary;
  }
  throw new AppError("conflict", "The transcript is being edited. Try again in a moment.");
}

type Suggestions = { fresh: Omit<MaskRow, "id">[]; goneIds: string[] };

async function store(tx: Transaction, ctx: Context, ownerId: string, { fresh, goneIds }: Suggestions): Promise<void> {
  const { workspaceId } = ctx;
  if (goneIds.length > 0) await tx.db.mask.deleteMany({ where: { id: { in: goneIds }, ownerId, workspaceId } });
  await insertMasks(tx, ctx, ownerId, fresh);
  await tx.db.transcript.updateMany({ where: { ownerId, workspaceId }, data: { scannedAt: new Date() } });
  const speakers = fresh.filter(({ index }) => index === SPEAKER_LINE).length;
  audit(tx, { action: "transcript.scanned", targetId: ownerId, details: { found: fresh.length, speakers } });
}
