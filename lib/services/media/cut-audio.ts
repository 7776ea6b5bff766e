import type { AudioPart, CutLimits, MediaObject } from "./messages";
import { runMedia } from "./run-media";

/** A piece of a stored recording's audio as a file of its own; null if there is none that a speech service accepts. */
export async function cutAudio(object: MediaObject, limits: CutLimits): Promise<AudioPart | null> {
  return (await runMedia([object], { kind: "cut", limits }))?.part ?? null;
}
