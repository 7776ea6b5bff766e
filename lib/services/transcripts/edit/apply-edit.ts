import type { Context } from "@/lib/core/context";
import { audit, type Transaction } from "@/lib/db/transaction";
import { type Anchors, movePassages, touchedPassages } from "@/lib/services/passages/move-passages";
import type { ChangeRecord, EditKind } from "../record";
import { changeOf } from "./change-of";
import { askersOf, citableIn, renewCitable } from "./citable-lines";
import type { Held } from "./hold-transcript";
import { keepInsights } from "./keep-insights";
import { type DraftLine, positionsFor, type Run } from "./lines";
import { moveMasks } from "./move-masks";
import { recordEdit } from "./record-edit";
import { shiftShares } from "./shift-shares";
import { storeLines } from "./store-lines";

type Edit = {
  kind: Exclude<EditKind, "rename" | "mask" | "unmask">;
  /** The lines as they are, with their neighbors, and what becomes of them. */
  run: Run;
  after: readonly DraftLine[];
  /** Where passages were before the edit that this one undoes. */
  anchors?: Anchors;
};

/**
 * Replaces consecutive lines and updates everything that depends on them in the same transaction: quotes, personal
 * data, who may be quoted, counts, a session's insights, history. The caller holds the transcript.
 */
export async function applyEdit(tx: Transaction, ctx: Context, held: Held, edit: Edit): Promise<ChangeRecord> {
  const { kind, run, after, anchors } = edit;
  const { workspaceId } = ctx;
  const { ownerId } = held;
  const change = { before: run.lines, after };
  const places = run.lines.map(({ place }) => place);
  const touched = await touchedPassages(tx, ownerId, { from: Math.min(...places), to: Math.max(...places) }, anchors);
  const speakers = shiftShares(held.speakers, run.lines, after);
  const askers = askersOf(held.speakers, speakers);
  const citable = await citableIn(tx, ctx, held, askers);
  const stays = new Set(after.map(({ index }) => index));
  const removed = run.lines.map(({ index }) => index).filter((index) => !stays.has(index));
  const placed = positionsFor(run, after).map((line) => ({ ...line, citable: citable(line.speaker) }));
  await storeLines(tx, ctx, ownerId, placed, removed);
  if (askers.changed) await renewCitable(tx, ctx, held, askers);
  const stood = await movePassages(tx, ctx, ownerId, touched, change, anchors);
  await moveMasks(tx, ownerId, change);
  const version = held.version + 1;
  const nextIndex = Math.max(held.nextIndex, ...after.map(({ index }) => index + 1));
  const grown = after.length - run.lines.length;
  await tx.db.transcript.update({
    where: { ownerId, workspaceId },
    data: { version, nextIndex, speakers: [...speakers], segmentCount: { increment: grown } },
    select: { id: true },
  });
  const indexes = [...new Set([...run.lines, ...after].map(({ index }) => index))];
  const history = { before: run.lines.map(shown), after: after.map(shown), anchors: stood };
  const editId = await recordEdit(tx, ctx, { ownerId, kind, version, indexes, ...history });
  await keepInsights(tx, ctx, held, change, askers);
  audit(tx, { action: "transcript.edited", targetId: ownerId, details: { kind, lines: indexes.length } });
  const passageIds = touched.map((passage) => passage.id);
  return changeOf(tx, held, { version, editId, run, after, removed, askers, passageIds });
}

/** What the history keeps of a line. */
const shown = ({ index, speaker, startSeconds, endSeconds, text }: DraftLine) => ({
  index,
  speaker,
  startSeconds,
  endSeconds,
  text,
});
