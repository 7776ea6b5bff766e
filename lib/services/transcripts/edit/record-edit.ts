import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import type { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";

type Edit = Pick<
  Prisma.TranscriptEditUncheckedCreateInput,
  "ownerId" | "kind" | "version" | "indexes" | "before" | "after" | "anchors"
>;

/** Adds an edit to a transcript's history; returns its id. */
export async function recordEdit(tx: Transaction, ctx: Context, edit: Edit): Promise<string> {
  const id = newId("edit");
  const data = { ...edit, id, workspaceId: ctx.workspaceId, createdById: personOf(ctx) };
  await tx.db.transcriptEdit.create({ data, select: { id: true } });
  return id;
}
