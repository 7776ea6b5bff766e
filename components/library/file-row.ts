/** A file of the library as lists show it. */
export type FileRow = {
  id: string;
  name: string;
  status: string;
  transcriptStatus: string;
  assetType: string;
  durationSeconds: number | null;
  sizeBytes: number;
  createdAt: string;
  project?: { id: string; name: string } | null;
};
