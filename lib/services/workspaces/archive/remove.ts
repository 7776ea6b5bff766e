import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { opened } from "../opened";
import type { ArchiveRecord } from "../record";
import { ARCHIVE_COLUMNS, fromRow } from "./read";

/** Stops an archive in progress, or removes an existing one. An ended one stays as it is. */
export async function remove(ctx: Context, id: string): Promise<ArchiveRecord> {
  permit(ctx, "workspace.data");
  const { workspaceId } = ctx;
  return transaction(opened(ctx), async (tx) => {
    const { count } = await tx.db.workspaceArchive.updateMany({
      where: { id, workspaceId, status: { in: ["queued", "gathering", "copying", "ready"] } },
      data: { status: "ended", storageKey: null, expiresAt: new Date(), error: "It was removed." },
    });
    const row = await tx.db.workspaceArchive.findUnique({ where: { id, workspaceId }, select: ARCHIVE_COLUMNS });
    if (!row) throw notFound("Archive");
    if (count === 1) {
      audit(tx, { action: "archive.removed", targetId: id });
      emit(tx, "objects.doomed", id, {});
    }
    return fromRow(ctx, row);
  });
}
