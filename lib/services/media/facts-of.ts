import type { Input } from "mediabunny";
import { LONGEST_RECORDING_SECONDS } from "./longest-recording";
import type { MediaFacts } from "./messages";

const PATIENCE_MS = 15_000;

/** A live recording doesn't state its length, so it is read to its end, within limits. */
const lengthOf = async (input: Input) => (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
const patience = () => new Promise<number>((resolve) => setTimeout(() => resolve(Number.NaN), PATIENCE_MS));

/** A recording's kind and length; null without audio and video. The length is null if unknown. */
export async function factsOf(input: Input): Promise<MediaFacts | null> {
  const video = await input.getPrimaryVideoTrack();
  if (!video && !(await input.getPrimaryAudioTrack())) return null;
  const seconds = await Promise.race([lengthOf(input), patience()]);
  const isLength = Number.isFinite(seconds) && seconds > 0 && seconds < LONGEST_RECORDING_SECONDS;
  return {
    assetType: video ? "VIDEO" : "AUDIO",
    durationSeconds: isLength ? Math.max(1, Math.round(seconds)) : null,
  };
}
