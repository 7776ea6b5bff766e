import { buffer } from "node:stream/consumers";
import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { open } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { LONGEST_RECORDING_SECONDS } from "@/lib/services/media/longest-recording";
import { PEAKS_PER_SECOND } from "@/lib/services/media/peaks";
import { findRecording } from "./find-recording";
import type { WaveformRecord } from "./record";

type Range = { startSeconds: number; endSeconds?: number; buckets: number; orNone?: boolean };

/**
 * The loudness of a stretch of a recording in at most `buckets` values. Throws `not_found` when it was never measured,
 * or answers no values then (`orNone`).
 */
export async function waveform(
  ctx: Context,
  ownerId: string,
  { startSeconds, endSeconds = LONGEST_RECORDING_SECONDS, buckets, orNone = false }: Range,
): Promise<WaveformRecord> {
  permit(ctx, "workspace.read");
  const { waveformKey, durationSeconds } = await findRecording(ctx, ownerId);
  const first = Math.floor(startSeconds * PEAKS_PER_SECOND);
  const last = Math.max(first + 1, Math.ceil(endSeconds * PEAKS_PER_SECOND));
  const all = waveformKey === null ? null : await read(waveformKey);
  if (!all && !orNone) throw notFound("Waveform");
  const bytes = (all ?? Buffer.alloc(0)).subarray(first, last);
  const perBucket = Math.max(1, Math.ceil(bytes.length / buckets));
  const peaks: number[] = [];
  for (let at = 0; at < bytes.length; at += perBucket) peaks.push(Math.max(...bytes.subarray(at, at + perBucket)));
  return {
    bucketSeconds: perBucket / PEAKS_PER_SECOND,
    startSeconds: first / PEAKS_PER_SECOND,
    durationSeconds,
    peaks,
  };
}

/**
 * All of it: a byte for each tenth of a second, so an hour is 36 kB. Null while a row names what is not written yet.
 */
async function read(key: string): Promise<Buffer | null> {
  try {
    return await buffer(await open(key));
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found") return null;
    throw error;
  }
}
