import type { ClipRecord } from "@/lib/services/clips/record";

/** Clips in an order, as every surface shows them. */
export type ReelRecord = {
  id: string;
  title: string;
  projectId: string | null;
  clipCount: number;
  durationSeconds: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  createdBy: { id: string; name: string | null; email: string } | null;
};

/** A reel with its clips in their order. */
export type ReelWithClips = { reel: ReelRecord; clips: ClipRecord[] };
