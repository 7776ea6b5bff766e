import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { newObjectKey } from "@/lib/integrations/storage/new-object-key";
import { permit } from "@/lib/services/access/permit";
import { beginAnew } from "./begin-anew";
import { isSourceGone } from "./content-of";
import { copy } from "./copy";
import { finish } from "./finish";
import { gather } from "./gather";
import { type ArchiveRow, isCopied, load } from "./load";
import { settle } from "./settle";

const LIMITS = { usualMs: 20_000, mostMs: 240_000 };

/**
 * Advances an archive by one step: reads its rows, copies for a while, or finishes it. Results are stored, so a killed
 * step resumes from there. Returns whether there is more to do. Throws `conflict` if files keep disappearing.
 */
export async function advance(ctx: Context, id: string, limits = LIMITS): Promise<"more" | "done"> {
  permit(ctx, "workspace.data");
  const archive = await load(id, ctx.workspaceId);
  if (archive?.status === "queued" || archive?.status === "gathering") {
    await begin(ctx, archive);
    return "more";
  }
  if (archive?.status !== "copying" || !isCopied(archive)) return "done";
  try {
    const copied = await copy(archive, limits);
    if (copied.state !== "whole") return "more";
    crashPoint("archive copied");
    await finish(ctx, archive, copied.sizeBytes);
    return "done";
  } catch (error) {
    if (!isSourceGone(error)) throw error;
    if (await beginAnew(archive)) return "more";
    throw new AppError("conflict", "Some files were deleted during the export. Try again later.");
  }
}

/**
 * Each attempt has its own key, so that two never write into each other's. The key is in the row before anything is
 * stored under it, and a trigger dooms the previous one.
 */
async function begin(ctx: Context, archive: ArchiveRow): Promise<void> {
  const { id, generation, workspaceId } = archive;
  const storageKey = newObjectKey(workspaceId);
  const { count } = await db().workspaceArchive.updateMany({
    where: { id, workspaceId, generation, storageKey: archive.storageKey, status: { in: ["queued", "gathering"] } },
    data: { status: "gathering", storageKey },
  });
  if (count === 0) return;
  const rowsKey = `${storageKey}.rows`;
  await settle(ctx, archive, { storageKey, rowsKey }, await gather(archive, rowsKey));
}
