import type { Input } from "mediabunny";
import { LONGEST_RECORDING_SECONDS } from "./longest-recording";
import type { MediaFacts } from "./messages";

const PATIENCE_MS = 15_000;

/** A live recording does not say how long it is: it is then read to its end, within reason. */
const lengthOf = async (input: Input) => (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
const patience = () => new Promise<number>((resolve) => setTimeout(() => resolve(Number.NaN), PATIENCE_MS));

/** Kind and length of a recording; null without sound and picture. The length is null when it can't be told. */
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
