import type { AudioPart, CutLimits, MediaObject } from "./messages";
import { runMedia } from "./run-media";

/** A piece of a stored recording's sound as a file of its own; null when there is none that a speech service takes. */
export async function cutAudio(object: MediaObject, limits: CutLimits): Promise<AudioPart | null> {
  return (await runMedia([object], { kind: "cut", limits }))?.part ?? null;
}
