import { db } from "@/lib/db/client";
import type { ArchiveStatus } from "../record";

const COLUMNS = {
  id: true,
  workspaceId: true,
  status: true,
  generation: true,
  storageKey: true,
  multipartId: true,
  partBytes: true,
  partsDone: true,
  momentAt: true,
  createdById: true,
} as const;

/** An archive as its job sees it. */
export type ArchiveRow = NonNullable<Awaited<ReturnType<typeof read>>>;
/** An archive whose files are listed and being copied. */
export type Copied = ArchiveRow & { storageKey: string; multipartId: string; partBytes: number; momentAt: Date };

const read = (id: string, workspaceId: string) =>
  db().workspaceArchive.findUnique({ where: { id, workspaceId }, select: COLUMNS });

/** The archive, or null if it is gone with its workspace. */
export async function load(id: string, workspaceId: string): Promise<(ArchiveRow & { status: ArchiveStatus }) | null> {
  const row = await read(id, workspaceId);
  return row && { ...row, status: row.status as ArchiveStatus };
}

export function isCopied(row: ArchiveRow): row is Copied {
  return row.storageKey !== null && row.multipartId !== null && row.partBytes !== null && row.momentAt !== null;
}
