import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { Anchors } from "@/lib/services/passages/move-passages";
import type { ChangeRecord } from "../record";
import { applyEdit } from "./apply-edit";
import { giveSpeaker } from "./give-speaker";
import { type Held, holdTranscript, stale } from "./hold-transcript";
import { type DraftLine, readRun } from "./lines";
import { shiftShares } from "./shift-shares";
import { undoableOf } from "./undoable-of";

type Done = { kind: string; indexes: number[]; before: unknown; after: unknown; anchors: unknown };

/**
 * Undoes the newest edit; quotes return to where they were before it. Throws `not_found`, and `conflict` if `editId`
 * isn't the newest one left, or its lines were masked since.
 */
export async function undo(ctx: Context, ownerId: string, editId: string): Promise<ChangeRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const held = await holdTranscript(tx, ctx, ownerId);
    const newest = await undoableOf(tx, ownerId);
    if (!newest) throw new AppError("conflict", "There is nothing to undo.");
    if (newest.id !== editId) throw stale(held, "This is no longer the newest edit. Reload and try again.");
    const edit: Done = await tx.db.transcriptEdit.update({
      where: { id: editId, workspaceId: ctx.workspaceId },
      data: { undoneAt: new Date() },
      select: { kind: true, indexes: true, before: true, after: true, anchors: true },
    });
    return edit.kind === "rename" ? undoRename(tx, ctx, held, edit) : undoLines(tx, ctx, held, edit);
  });
}

/** The history contains what `applyEdit` and `giveSpeaker` wrote. */
const linesIn = (json: unknown) => json as DraftLine[];

async function undoLines(tx: Transaction, ctx: Context, held: Held, edit: Done): Promise<ChangeRecord> {
  const [before, after] = [linesIn(edit.before), linesIn(edit.after)];
  const run = await readRun(tx, held.ownerId, after[0]?.index ?? -1, after.length);
  const isAsLeft = run?.lines.every(({ index, text }, at) => after[at]?.index === index && after[at]?.text === text);
  if (!run || !isAsLeft) throw new AppError("conflict", "These lines have been masked since, so this can't be undone.");
  return applyEdit(tx, ctx, held, { kind: "undo", run, after: before, anchors: edit.anchors as Anchors });
}

async function undoRename(tx: Transaction, ctx: Context, held: Held, edit: Done): Promise<ChangeRecord> {
  const to = linesIn(edit.before)[0]?.speaker ?? null;
  const from = linesIn(edit.after)[0]?.speaker ?? null;
  const lines = await tx.db.segment.findMany({
    where: { ownerId: held.ownerId, index: { in: edit.indexes }, speaker: from },
    select: { index: true, text: true },
  });
  const spoken = (speaker: string | null) => lines.map(({ text }) => ({ speaker, text }));
  const speakers = shiftShares(held.speakers, spoken(from), spoken(to));
  const indexes = lines.map(({ index }) => index).sort((a, b) => a - b);
  return giveSpeaker(tx, ctx, held, { kind: "undo", from, to, indexes, speakers });
}
