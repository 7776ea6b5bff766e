import { type ClipRow, fromRow as toClip } from "@/lib/services/clips/read";
import type { ReelRecord, ReelWithClips } from "./record";

export type ReelRow = { reel: ReelRecord; clips: (ClipRow & { position?: string })[] };

export const fromRow = ({ reel, clips }: ReelRow): ReelWithClips => ({
  reel,
  clips: clips.map(({ position: _, ...clip }) => toClip(clip)),
});
