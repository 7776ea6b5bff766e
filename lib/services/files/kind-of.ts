import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { probe } from "./probe";
import { isRecordingType } from "./record";

/** The kind of a completed file: known if it was processed, otherwise determined from its bytes. */
export async function kindOf(ctx: Context, fileId: string): Promise<"transcript" | "recording"> {
  permit(ctx, "file.write");
  const probed = await probe(ctx, fileId);
  if (probed !== "settled") return probed;
  const where = { id: fileId, workspaceId: ctx.workspaceId };
  const file = await db().file.findUnique({ where, select: { assetType: true } });
  if (!file) throw notFound("File");
  return isRecordingType(file.assetType) ? "recording" : "transcript";
}
