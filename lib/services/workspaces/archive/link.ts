import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { presignDownload } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { fileNameOf } from "@/lib/services/exports/file-name-of";
import { opened } from "../opened";
import { isMine } from "./read";

const LINK_SECONDS = 300;

const ANOTHERS =
  "Only the admin who requested this export can download it, because it includes their private reports and chats. Request your own.";

/**
 * A link to the ZIP, valid for five minutes; every one issued is in the audit log. Throws `forbidden` for another
 * admin's, and `conflict` once it is gone.
 */
export async function link(ctx: Context, id: string): Promise<{ url: string; expiresAt: Date }> {
  permit(ctx, "workspace.data");
  const { workspaceId } = ctx;
  const key = await transaction(opened(ctx), async (tx) => {
    const row = await tx.db.workspaceArchive.findUnique({
      where: { id, workspaceId },
      select: {
        status: true,
        storageKey: true,
        expiresAt: true,
        readyAt: true,
        createdById: true,
        workspace: { select: { name: true } },
      },
    });
    if (!row) throw notFound("Archive");
    if (!isMine(ctx, row)) throw new AppError("forbidden", ANOTHERS);
    const { status, storageKey, expiresAt, readyAt } = row;
    if (status !== "ready" || !storageKey || !expiresAt || !readyAt || expiresAt <= new Date())
      throw new AppError("conflict", "This export is no longer available. Export the workspace again.");
    audit(tx, { action: "archive.link_given", targetId: id });
    return { storageKey, title: `${row.workspace.name.slice(0, 80)}, ${readyAt.toISOString().slice(0, 10)}` };
  });
  const url = await presignDownload({
    key: key.storageKey,
    fileName: fileNameOf(key.title, "zip"),
    contentType: "application/zip",
    inline: false,
    expiresInSeconds: LINK_SECONDS,
  });
  return { url, expiresAt: new Date(Date.now() + LINK_SECONDS * 1000) };
}
