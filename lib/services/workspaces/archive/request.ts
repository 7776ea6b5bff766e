import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { opened } from "../opened";
import { type ArchiveRecord, IN_THE_MAKING } from "../record";
import { ARCHIVE_COLUMNS, fromRow } from "./read";

/** Requests everything in the workspace as one ZIP. If one is in progress, returns that. */
export async function request(ctx: Context): Promise<ArchiveRecord> {
  permit(ctx, "workspace.data");
  const { workspaceId } = ctx;
  return transaction(opened(ctx), async (tx) => {
    // Serializes concurrent requests, so that the second finds the first one's archive.
    await lockAsAdmin(tx, ctx);
    const known = await tx.db.workspaceArchive.findFirst({
      where: { workspaceId, status: { in: [...IN_THE_MAKING] } },
      select: ARCHIVE_COLUMNS,
    });
    if (known) return fromRow(known);
    const id = newId("archive");
    const made = await tx.db.workspaceArchive.create({
      data: { id, workspaceId, createdById: personOf(ctx) },
      select: ARCHIVE_COLUMNS,
    });
    audit(tx, { action: "archive.requested", targetId: id });
    emit(tx, "archive.requested", id, { archiveId: id });
    return fromRow(made);
  });
}
