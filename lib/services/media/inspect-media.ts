import type { MediaFacts, MediaObject } from "./messages";
import { runMedia } from "./run-media";

/** Kind and length of a stored recording, or null when it is not one that can be read. */
export async function inspectMedia(object: MediaObject): Promise<MediaFacts | null> {
  return (await runMedia([object], { kind: "facts" }))?.facts ?? null;
}
