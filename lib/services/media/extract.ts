import type { Extracted, ExtractWish, MediaObject } from "./messages";
import { runMedia } from "./run-media";

const TIME_LIMIT_MS = 5 * 60_000;

/** Copies a stretch of a stored recording into a file of ours; null if its packets can't be copied as requested. */
export async function extract(object: MediaObject, wish: Omit<ExtractWish, "kind">): Promise<Extracted | null> {
  return (await runMedia([object], { ...wish, kind: "extract" }, TIME_LIMIT_MS))?.extracted ?? null;
}
