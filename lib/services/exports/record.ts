export const EXPORT_KINDS = ["clip", "reel", "readout", "report", "note"] as const;
export type ExportKindName = (typeof EXPORT_KINDS)[number];
export const EXPORT_STATUSES = ["queued", "running", "ready", "failed"] as const;
/** File formats of clips, and of reels as one file. */
export const MEDIA_FORMATS = ["mp4", "m4a", "mp3", "wav"] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];
/** File formats of readouts and reports. */
export const DOCUMENT_FORMATS = ["pptx", "pdf", "docx", "md", "csv"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];
/** File formats of notes. */
export const NOTE_FORMATS = ["pdf", "docx", "md"] as const satisfies DocumentFormat[];
export type NoteFormat = (typeof NOTE_FORMATS)[number];
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** A file made on demand, as every surface sees it. */
export type ExportRecord = {
  id: string;
  kind: ExportKindName;
  /** The clip, reel, report or note; for a readout, the study. */
  subjectId: string;
  format: string;
  status: ExportStatus;
  fileName: string | null;
  sizeBytes: number | null;
  /** Valid for five minutes, for a readout, report or note an hour; null until it is ready. */
  downloadUrl: string | null;
  /** One sentence that says why there is no file. */
  error: string | null;
  createdAt: Date;
  expiresAt: Date;
};

export type ExportRow = Omit<ExportRecord, "sizeBytes" | "downloadUrl" | "kind" | "status"> & {
  kind: string;
  status: string;
  sizeBytes: bigint | null;
  storageKey: string | null;
  contentType: string | null;
};

export const EXPORT_COLUMNS = {
  id: true,
  kind: true,
  subjectId: true,
  format: true,
  status: true,
  fileName: true,
  sizeBytes: true,
  error: true,
  createdAt: true,
  expiresAt: true,
  storageKey: true,
  contentType: true,
} as const;
