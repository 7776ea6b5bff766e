import type { LinkedClip } from "@/lib/services/clips/record";
import { withLinks as linkClips } from "@/lib/services/clips/with-links";
import type { ReelRecord, ReelWithClips } from "./record";

/** Adds the playback links of a reel's clips. */
export const withLinks = async ({ reel, clips }: ReelWithClips): Promise<[ReelRecord, LinkedClip[]]> => [
  reel,
  await linkClips(clips),
];
