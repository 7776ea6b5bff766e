import type { MediaFormat } from "@/lib/services/exports/record";
import type { PassageRecord } from "@/lib/services/passages/record";

/** The recording that a clip is played from. Leaves the services only as a link. */
export type Played = { name: string; key: string; type: string; kind: "AUDIO" | "VIDEO"; hasWaveform: boolean };

/** A clip as every surface shows it. `played` is null without a recording, and if it is gone or withdrawn. */
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

/** With its playback link, which is valid for an hour, and what it can be exported as here. */
export type LinkedClip = ClipRecord & { playUrl: string | null; exportFormats: MediaFormat[] };
