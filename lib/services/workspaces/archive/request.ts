import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { lockAsAdmin } from "@/lib/services/members/lock-workspace";
import { opened } from "../opened";
import { type ArchiveRecord, IN_THE_MAKING } from "../record";
import { ARCHIVE_COLUMNS, fromRow, isMine } from "./read";

const ANOTHERS = "Another admin’s export is being made. Request yours once it is ready.";

/**
 * Requests everything in the workspace as one ZIP. If the caller's is in progress, returns that; throws `conflict`
 * while another admin's is.
 */
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
    if (known && !isMine(ctx, known)) throw new AppError("conflict", ANOTHERS);
    if (known) return fromRow(ctx, known);
    const id = newId("archive");
    const made = await tx.db.workspaceArchive.create({
      data: { id, workspaceId, createdById: personOf(ctx) },
      select: ARCHIVE_COLUMNS,
    });
    audit(tx, { action: "archive.requested", targetId: id });
    emit(tx, "archive.requested", id, { archiveId: id });
    return fromRow(ctx, made);
  });
}
