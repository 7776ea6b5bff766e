import type { z } from "zod";
import type { File } from "@/lib/events/resources/file";

export const FILE_STATUSES = ["uploading", "processing", "ready", "failed"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];
export const TRANSCRIPT_STATUSES = ["none", "pending", "ready", "needed"] as const;
/** `needed`: the file is a recording and couldn't be transcribed here. */
export type TranscriptStatus = (typeof TRANSCRIPT_STATUSES)[number];
export type AssetType = "VIDEO" | "AUDIO" | "TEXT" | "CSV" | "PDF" | "DOC";

/** Whether it is played rather than read. */
export const isRecordingType = (assetType: string): assetType is "VIDEO" | "AUDIO" =>
  assetType === "VIDEO" || assetType === "AUDIO";

/** `file`: read from the file itself; `speech`: by a speech service; `upload`: provided for a recording by a person. */
export type TranscriptSource = "file" | "speech" | "upload";

/** A library file as every surface shows it. `error` is one sentence for a person. */
export type FileRecord = {
  id: string;
  project: { id: string; name: string | null } | null;
  name: string;
  status: FileStatus;
  transcriptStatus: TranscriptStatus;
  error: string | null;
  assetType: AssetType;
  contentType: string;
  sizeBytes: number;
  durationSeconds: number | null;
  language: string | null;
  segmentCount: number | null;
  createdAt: Date;
  updatedAt: Date;
  createdBy: { id: string; name: string | null; email: string } | null;
};

/** Another file of the workspace with the same bytes. */
export type DuplicateRecord = { id: string; name: string };

export type SegmentRecord = {
  id: string;
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};

/** One page of a transcript; `nextCursor` is null at its end. */
export type TranscriptRecord = {
  language: string | null;
  source: TranscriptSource;
  segmentCount: number;
  segments: SegmentRecord[];
  nextCursor: string | null;
};

type Shown = { id: string; name: string; status: string; durationSeconds: number | null; assetType: string };

/** The file as the v1 API and its events show it, without a link to its bytes. */
export const snapshotOf = (file: Shown): z.input<typeof File> => ({
  id: file.id,
  name: file.name,
  status: file.status,
  duration_seconds: file.durationSeconds,
  asset_type: file.assetType as AssetType,
});

/** The columns that `snapshotOf` needs. */
export const SHOWN_FIELDS = { id: true, name: true, status: true, durationSeconds: true, assetType: true } as const;
