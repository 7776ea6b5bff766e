import { type Context, personOf } from "@/lib/core/context";
import type { ArchiveRecord, ArchiveStatus } from "../record";

export const ARCHIVE_COLUMNS = {
  id: true,
  status: true,
  error: true,
  momentAt: true,
  rowCount: true,
  fileCount: true,
  partsDone: true,
  partBytes: true,
  totalBytes: true,
  createdById: true,
  createdAt: true,
  readyAt: true,
  expiresAt: true,
} as const;

/** Whether the caller requested it, whose private reports and chats are in it. */
export const isMine = (ctx: Context, { createdById }: { createdById: string | null }): boolean =>
  createdById !== null && createdById === personOf(ctx);

type Row = Omit<ArchiveRecord, "status" | "bytesDone" | "totalBytes" | "createdBy" | "isMine"> & {
  status: string;
  partsDone: number;
  partBytes: number | null;
  totalBytes: bigint | null;
  createdById: string | null;
};

/** `createdBy` is the id of the person. */
export function fromRow(ctx: Context, row: Row): ArchiveRecord {
  const status = row.status as ArchiveStatus;
  const totalBytes = row.totalBytes === null ? null : Number(row.totalBytes);
  const copied = row.partsDone * (row.partBytes ?? 0);
  return {
    id: row.id,
    status,
    error: row.error,
    momentAt: row.momentAt,
    rowCount: row.rowCount,
    fileCount: row.fileCount,
    bytesDone: status === "ready" ? (totalBytes ?? 0) : Math.min(copied, totalBytes ?? copied),
    totalBytes,
    createdBy: row.createdById,
    isMine: isMine(ctx, row),
    createdAt: row.createdAt,
    readyAt: row.readyAt,
    expiresAt: row.expiresAt,
  };
}
