import type { MediaFacts, MediaObject } from "./messages";
import { runMedia } from "./run-media";

/** The kind and length of a stored recording, or null if it can't be read as one. */
export async function inspectMedia(object: MediaObject): Promise<MediaFacts | null> {
  return (await runMedia([object], { kind: "facts" }))?.facts ?? null;
}
