import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { head, put } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { cutAudio } from "@/lib/services/media/cut-audio";
import { LONGEST_RECORDING_SECONDS } from "@/lib/services/media/longest-recording";
import type { MediaObject } from "@/lib/services/media/messages";
import { PEAKS_PER_SECOND } from "@/lib/services/media/peaks";
import { peaksOfSound } from "@/lib/services/media/peaks-of-sound";

/** What is in memory at a time. */
const PART = { maxSeconds: 600, maxBytes: 4 * 1024 ** 2 };

/**
 * Stores the loudness of a recording, a byte for each tenth of a second, drawn as its waveform. A recording whose sound
 * nothing here can read has none. The row names the object before it is written, so none is ever left without a row.
 */
export async function drawWaveform(ctx: Context, fileId: string): Promise<void> {
  permit(ctx, "file.write");
  const file = await db().file.findUnique({
    where: { id: fileId, workspaceId: ctx.workspaceId, assetType: { in: ["AUDIO", "VIDEO"] } },
    select: { storageKey: true, sizeBytes: true, waveformKey: true },
  });
  if (!file || (file.waveformKey && (await head(file.waveformKey)))) return;
  const peaks = await measure({ storageKey: file.storageKey, sizeBytes: Number(file.sizeBytes) });
  if (!peaks) return;
  const waveformKey = `${file.storageKey}-waveform`;
  const isThere = await transaction(ctx, async (tx) => {
    const { count } = await tx.db.file.updateMany({
      where: { id: fileId, workspaceId: ctx.workspaceId },
      data: { waveformKey },
    });
    if (count === 1) audit(tx, { action: "file.measured", targetId: fileId });
    return count === 1;
  });
  if (isThere) await put(waveformKey, peaks, "application/octet-stream");
}

/** Piece by piece, so that an hour takes no more memory than a minute. Null when any piece can't be read. */
async function measure(object: MediaObject): Promise<Uint8Array | null> {
  let peaks = new Uint8Array(0);
  for (let from: number | null = 0; from !== null && from < LONGEST_RECORDING_SECONDS; ) {
    const part = await cutAudio(object, { fromSeconds: from, ...PART });
    const measured = part && (await peaksOfSound(part.bytes));
    if (!measured) return null;
    const at = Math.round(part.startSeconds * PEAKS_PER_SECOND);
    const longer = new Uint8Array(Math.max(peaks.length, at + measured.length));
    longer.set(peaks);
    longer.set(measured, at);
    peaks = longer;
    // A piece that does not get on would be cut for ever.
    from = part.nextSeconds !== null && part.nextSeconds > from ? part.nextSeconds : null;
  }
  return peaks;
}
