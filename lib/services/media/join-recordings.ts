import type { JoinedAudio, MediaObject } from "./messages";
import { runMedia } from "./run-media";

type Placed = MediaObject & { startSeconds: number };

/** Stored recordings joined into one file, each at its second; null if none of them has audio that can be copied. */
export async function joinRecordings(recordings: Placed[], maxBytes: number): Promise<JoinedAudio | null> {
  const startSeconds = recordings.map((recording) => recording.startSeconds);
  return (await runMedia(recordings, { kind: "join", startSeconds, maxBytes }))?.joined ?? null;
}
