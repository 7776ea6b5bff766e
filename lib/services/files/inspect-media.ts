import type { Input } from "mediabunny";
import { AppError } from "@/lib/core/errors";
import { openMedia } from "./open-media";

const TIME_LIMIT_MS = 30_000;

export type MediaFacts = { assetType: "VIDEO" | "AUDIO"; durationSeconds: number | null };

/** Kind and length of a stored recording, or null when it is not one that can be read. */
export async function inspectMedia(object: { storageKey: string; sizeBytes: number }): Promise<MediaFacts | null> {
  const input = openMedia(object);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([factsOf(input), tooLong]);
  } catch (error) {
    // The store being away is not the recording's fault; everything else is.
    if (error instanceof AppError) throw error;
    return null;
  } finally {
    clearTimeout(timer);
    input.dispose();
  }
}

async function factsOf(input: Input): Promise<MediaFacts | null> {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video && !audio) return null;
  const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const isLength = Number.isFinite(seconds) && seconds > 0 && seconds < 100 * 3600;
  return { assetType: video ? "VIDEO" : "AUDIO", durationSeconds: isLength ? Math.max(1, Math.round(seconds)) : null };
}
