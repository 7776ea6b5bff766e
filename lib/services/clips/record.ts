import type { PassageRecord } from "@/lib/services/passages/record";

/** The recording that a clip is played from. Never leaves the services but as a link. */
export type Played = { name: string; key: string; type: string; kind: "AUDIO" | "VIDEO"; hasWaveform: boolean };

/** A clip as every surface sees it. `played` is null without a recording, and when it is gone or taken back. */
export type ClipRecord = {
  id: string;
  title: string;
  projectId: string | null;
  projectName: string | null;
  studyId: string | null;
  passage: PassageRecord & { startSeconds: number; endSeconds: number };
  played: Played | null;
  /** Of the passages that the clip overlaps. */
  tags: { id: string; title: string; color: string | null }[];
  reelCount: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  createdBy: { id: string; name: string | null; email: string } | null;
};

/** With the link that it plays from, which lasts an hour. */
export type LinkedClip = ClipRecord & { playUrl: string | null };
