import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { changesOf } from "@/lib/services/audit/changes-of";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { lockOwner } from "@/lib/services/passages/lock-owner";
import { makePassage } from "@/lib/services/passages/make-passage";
import { load, lock } from "./load";
import type { ClipRecord } from "./record";

type Fields = { title?: string; startSeconds?: number; endSeconds?: number };

/**
 * Renames a clip, or moves its ends: it then quotes what is said between the new ones. Present values change nothing.
 * Throws `invalid` with the path of the wrong end, `conflict` if the source is gone.
 */
export async function update(ctx: Context, clipId: string, fields: Fields): Promise<ClipRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const before = await load(tx, ctx, clipId);
    const { title, startSeconds, endSeconds } = fields;
    const { passage } = before;
    const now = { title: before.title, startSeconds: passage.startSeconds, endSeconds: passage.endSeconds };
    const changed = changedFields(now, fields);
    if (changed.length === 0) return before;
    if (startSeconds !== undefined || endSeconds !== undefined) await move(tx, ctx, before, fields);
    else await lock(tx, ctx, clipId);
    await tx.db.clip.update({
      where: { id: clipId, workspaceId: ctx.workspaceId },
      data: { ...(title !== undefined && { title }), updatedAt: new Date() },
      select: { id: true },
    });
    const changes = changesOf(now, { title });
    audit(tx, { action: "clip.updated", targetId: clipId, details: { fields: changed }, changes });
    return load(tx, ctx, clipId);
  });
}

/** The owner is locked before the clip, as everywhere that passages are made, to avoid deadlocks. */
async function move(tx: Transaction, ctx: Context, before: ClipRecord, fields: Fields): Promise<void> {
  const { ownerId, sessionId, fileId } = before.passage;
  if (!sessionId && !fileId)
    throw new AppError("conflict", "The clip's source no longer exists, so its start and end can't be changed.");
  await lockOwner(tx, ctx, ownerId);
  await lock(tx, ctx, before.id);
  const { passage } = await load(tx, ctx, before.id);
  const span = {
    startSeconds: fields.startSeconds ?? passage.startSeconds,
    endSeconds: fields.endSeconds ?? passage.endSeconds,
  };
  if (span.endSeconds <= span.startSeconds && fields.endSeconds === undefined)
    throw invalid("startSeconds", "A clip must start before it ends.");
  const made = await makePassage(tx, ctx, ownerId, span, { needsTimes: true });
  await tx.db.clip.update({
    where: { id: before.id, workspaceId: ctx.workspaceId },
    data: { passageId: made.id },
    select: { id: true },
  });
  await dropUnused(tx, [passage.id]);
}
