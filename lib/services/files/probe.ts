import { buffer } from "node:stream/consumers";
import type { Context } from "@/lib/core/context";
import type { Plan } from "@/lib/core/plans";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { open } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { inspectMedia } from "@/lib/services/media/inspect-media";
import { isRecording } from "@/lib/services/media/is-recording";
import type { MediaFacts } from "@/lib/services/media/messages";
import { requireHours } from "@/lib/services/uploads/require-hours";
import { fail } from "./fail";
import { isRecordingType } from "./record";

const FIRST_BYTES = { start: 0, end: 15 };

/** `settled`: nothing is left to do, because the file is done, refused or gone. */
export type Probed = "transcript" | "recording" | "settled";

/**
 * Inspects the bytes of a file being processed; stores a recording's kind and length and counts its hours, once. Throws
 * `allowance_used` for a recording in disguise if the month's hours are used up.
 */
export async function probe(ctx: Context, fileId: string): Promise<Probed> {
  permit(ctx, "file.write");
  const file = await db().file.findUnique({
    where: { id: fileId, workspaceId: ctx.workspaceId, status: "processing" },
    select: { storageKey: true, sizeBytes: true, assetType: true, workspace: { select: { plan: true } } },
  });
  if (!file) return "settled";
  const object = { storageKey: file.storageKey, sizeBytes: Number(file.sizeBytes) };
  if (object.sizeBytes === 0 || !isRecording(await buffer(await open(object.storageKey, FIRST_BYTES))))
    return "transcript";
  // If it was announced as something else, its start wasn't checked against the allowance.
  if (!isRecordingType(file.assetType)) await requireHours(ctx, file.workspace.plan as Plan);
  const facts = await inspectMedia(object);
  if (facts) return note(ctx, fileId, facts);
  await fail(ctx, fileId, "This recording can't be read. Save it as MP4, WebM, MP3, M4A, or WAV and upload that.");
  return "settled";
}

/** Hours are counted when the length becomes known, so a repeated step counts nothing. */
async function note(ctx: Context, fileId: string, { assetType, durationSeconds }: MediaFacts): Promise<Probed> {
  return transaction(ctx, async (tx) => {
    const there = await tx.db.$queryRaw<unknown[]>`
      WITH probed AS (
        SELECT id, duration_seconds AS known FROM file
         WHERE id = ${fileId} AND workspace_id = ${ctx.workspaceId} AND status = 'processing' FOR UPDATE
      ), noted AS (
        UPDATE file SET asset_type = ${assetType}, duration_seconds = ${durationSeconds}, updated_at = now()
          FROM probed WHERE file.id = probed.id AND probed.known IS NULL RETURNING duration_seconds
      ), counted AS (
        INSERT INTO monthly_upload (workspace_id, month, seconds)
        SELECT ${ctx.workspaceId}, date_trunc('month', now() AT TIME ZONE 'UTC')::date, duration_seconds
          FROM noted WHERE duration_seconds IS NOT NULL
            ON CONFLICT (workspace_id, month) DO UPDATE SET seconds = monthly_upload.seconds + excluded.seconds
      )
      SELECT 1 FROM probed`;
    if (there.length === 0) return "settled";
    emit(tx, "recording.stored", fileId, { fileId });
    return "recording";
  });
}
