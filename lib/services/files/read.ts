import type { AssetType, FileRecord, FileStatus, TranscriptStatus } from "./record";

/** One row of `readFiles`. */
export type FileRow = {
  id: string;
  name: string;
  status: FileStatus;
  transcript_status: TranscriptStatus;
  error: string | null;
  asset_type: AssetType;
  content_type: string;
  size_bytes: string | number | bigint;
  duration_seconds: number | null;
  language: string | null;
  segment_count: number | null;
  created_at: Date;
  updated_at: Date;
  project_id: string | null;
  project_name: string | null;
  creator_id: string | null;
  creator_name: string | null;
  creator_email: string | null;
};

/** A file with its project, transcript size and creator in one statement, from the table or a CTE of changed rows. */
export const readFiles = (source = "file", columns = ""): string => `
  SELECT f.id, f.name, f.status, f.transcript_status, f.error, f.asset_type, f.content_type, f.size_bytes,
         f.duration_seconds, f.language, f.created_at, f.updated_at, t.segment_count,
         p.id AS project_id, p.name AS project_name,
         u.id AS creator_id, u.name AS creator_name, u.email AS creator_email ${columns}
    FROM ${source} f
    LEFT JOIN project p ON p.id = f.project_id
    LEFT JOIN transcript t ON t.file_id = f.id
    LEFT JOIN user_account u ON u.id = f.created_by_id`;

export const fromRow = (row: FileRow): FileRecord => ({
  id: row.id,
  project: row.project_id ? { id: row.project_id, name: row.project_name } : null,
  name: row.name,
  status: row.status,
  transcriptStatus: row.transcript_status,
  error: row.error,
  assetType: row.asset_type,
  contentType: row.content_type,
  sizeBytes: Number(row.size_bytes),
  durationSeconds: row.duration_seconds,
  language: row.language,
  segmentCount: row.segment_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy:
    row.creator_id && row.creator_email
      ? { id: row.creator_id, name: row.creator_name, email: row.creator_email }
      : null,
});
