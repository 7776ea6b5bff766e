import type { LinkedClip } from "@/lib/services/clips/record";
import { withLinks as linkClips } from "@/lib/services/clips/with-links";
import type { ReelRecord, ReelWithClips } from "./record";

/** Adds the links that the clips of a reel play from. */
export const withLinks = async ({ reel, clips }: ReelWithClips): Promise<[ReelRecord, LinkedClip[]]> => [
  reel,
  await linkClips(clips),
];
