import { presignDownload } from "@/lib/integrations/storage/storage";
import type { ExportKindName, ExportRecord, ExportRow, ExportStatus } from "./record";

/** A deck is passed on to others, a video is played at once. Once one of its quotes is withdrawn, no link works. */
const LINK_SECONDS: Record<ExportKindName, number> = { clip: 300, reel: 300, readout: 3600, report: 3600, note: 3600 };

/** The export with a link to its bytes, once they exist. */
export async function withLink({ storageKey: key, contentType, ...row }: ExportRow): Promise<ExportRecord> {
  const leftSeconds = Math.floor((row.expiresAt.getTime() - Date.now()) / 1000);
  const expiresInSeconds = Math.min(LINK_SECONDS[row.kind as ExportKindName], leftSeconds);
  const isThere = row.status === "ready" && expiresInSeconds > 0 && key !== null;
  const name = row.fileName ?? "export";
  const link = { key: key ?? "", fileName: name, contentType: contentType ?? "", inline: false, expiresInSeconds };
  return {
    ...row,
    kind: row.kind as ExportKindName,
    status: row.status as ExportStatus,
    sizeBytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
    downloadUrl: isThere ? await presignDownload(link) : null,
  };
}
