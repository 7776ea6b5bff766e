/** How to send a file's bytes: one PUT to `url` with `headers`, before `expiresAt`. */
export type UploadRecord = {
  id: string;
  fileId: string;
  url: string;
  method: "PUT";
  headers: Record<string, string>;
  expiresAt: Date;
};

/**
 * A multipart upload: part n holds the bytes from (n - 1) * `partBytes` on, and every part but the last has that size.
 * `parts` are those stored completely.
 */
export type UploadInPartsRecord = {
  id: string;
  fileId: string;
  name: string;
  sizeBytes: number;
  partBytes: number;
  partCount: number;
  parts: { partNumber: number; sizeBytes: number }[];
  /** The last moment to complete it. */
  expiresAt: Date;
  completedAt: Date | null;
};

/** One PUT of exactly `sizeBytes` bytes to `url`, without further headers. */
export type PartLinkRecord = { partNumber: number; sizeBytes: number; url: string };
