import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { holdStudy } from "@/lib/services/studies/hold-study";
import { lockReadout } from "./lock";
import { read } from "./read";
import type { ReadoutRecord } from "./record";
import type { Patch } from "./rows";
import { writePatch } from "./write-patch";

type Remembered = { version: number; before: Patch; by: string | null };

/** Undoes the last edit, if it was the caller's and made within the last day. Throws `conflict`. */
export async function undo(ctx: Context, study: string): Promise<ReadoutRecord> {
  permit(ctx, "evidence.write");
  await transaction(ctx, async (tx) => {
    const { id } = await lockReadout(tx, ctx, await holdStudy(tx, ctx, study));
    const [last] = await tx.db.$queryRaw<Remembered[]>`
      SELECT version, before, created_by_id AS by FROM readout_edit
       WHERE readout_id = ${id} AND created_at > now() - interval '1 day' ORDER BY version DESC LIMIT 1`;
    if (!last) throw new AppError("conflict", "There is nothing to undo in this readout.");
    if (last.by !== personOf(ctx)) throw new AppError("conflict", "The last change was somebody else's.");
    await writePatch(tx, id, last.before);
    await tx.db.readoutEdit.delete({ where: { readoutId_version: { readoutId: id, version: last.version } } });
    audit(tx, { action: "readout.undone", targetId: id });
  });
  return read(ctx, study);
}
