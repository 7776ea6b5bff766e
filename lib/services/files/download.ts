import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { presignDownload } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";

type Options = { inline: boolean; expiresInSeconds: number };

/** A link to the stored bytes that stops working after `expiresInSeconds`. `inline` lets a player stream it. */
export async function download(ctx: Context, fileId: string, { inline, expiresInSeconds }: Options) {
  permit(ctx, "workspace.read");
  const file = await db().file.findFirst({
    where: { id: fileId, workspaceId: ctx.workspaceId, sessionId: null },
    select: { name: true, status: true, contentType: true, storageKey: true },
  });
  if (!file) throw notFound("File");
  if (file.status === "uploading") throw new AppError("conflict", "The upload of this file is not completed yet.");
  const { storageKey: key, name: fileName, contentType } = file;
  const url = await presignDownload({ key, fileName, contentType, inline, expiresInSeconds });
  return { url, expiresAt: new Date(Date.now() + expiresInSeconds * 1000) };
}
