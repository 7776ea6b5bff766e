import { presignDownload } from "@/lib/integrations/storage/storage";
import type { ExportKindName, ExportRecord, ExportRow, ExportStatus } from "./record";

const LINK_SECONDS = 300;

/** The export with a link to its bytes, once they are there. */
export async function withLink({ storageKey: key, contentType, ...row }: ExportRow): Promise<ExportRecord> {
  const leftSeconds = Math.floor((row.expiresAt.getTime() - Date.now()) / 1000);
  const expiresInSeconds = Math.min(LINK_SECONDS, leftSeconds);
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
