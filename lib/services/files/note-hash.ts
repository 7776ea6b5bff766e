import { createHash } from "node:crypto";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { open } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";

/** Reads a file's bytes to their end and stores their SHA-256, once; a file that is gone is skipped. */
export async function noteHash(ctx: Context, fileId: string): Promise<void> {
  permit(ctx, "file.write");
  const unread = { id: fileId, workspaceId: ctx.workspaceId, contentHash: null, NOT: { status: "uploading" } };
  const file = await db().file.findFirst({ where: unread, select: { storageKey: true } });
  if (!file) return;
  const hash = createHash("sha256");
  for await (const chunk of await open(file.storageKey)) hash.update(chunk);
  const contentHash = hash.digest("hex");
  await transaction(ctx, async (tx) => {
    await tx.db.$executeRaw`
      UPDATE file SET content_hash = ${contentHash} WHERE id = ${fileId} AND workspace_id = ${ctx.workspaceId}`;
  });
}
