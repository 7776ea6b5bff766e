import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockOwnersOf } from "@/lib/services/passages/lock-owners-of";
import { holdStudy } from "@/lib/services/studies/hold-study";
import { apply } from "./edits/apply";
import { isAddition, isDone } from "./edits/done-already";
import type { Edit } from "./edits/edit-kinds";
import type { Quoted } from "./edits/evidence";
import { loadContent } from "./load-content";
import { lockReadout } from "./lock";
import { quoteHere } from "./quote-here";
import { read } from "./read";
import type { QuotedHere, ReadoutRecord } from "./record";
import { isEmpty, type Patch, patchOf } from "./rows";
import { writePatch } from "./write-patch";

/**
 * Edits a readout, based on its `version`. One's own last edit, sent again because its answer was lost, changes
 * nothing. Throws `conflict` if someone else changed it since, `not_found` for a missing item that the edit names, and
 * `invalid` for an invalid quote or for adding what is there.
 */
export async function edit(ctx: Context, study: string, version: number, change: Edit): Promise<ReadoutRecord> {
  permit(ctx, "evidence.write");
  await transaction(ctx, async (tx) => {
    const studyId = await holdStudy(tx, ctx, study);
    const quoted = await quotesOf(tx, ctx, studyId, change);
    const readout = await lockReadout(tx, ctx, studyId);
    const before = await loadContent(tx, readout.id);
    if (readout.version === version + 1 || isAddition(change)) {
      const undoes = await lastOf(tx, readout, personOf(ctx));
      if (undoes && isDone(before, change, quoted, undoes)) return;
    }
    if (readout.version !== version)
      throw new AppError("conflict", "Somebody else has changed this readout since you opened it.");
    const after = apply(before, change, quoted);
    const patch = patchOf(before, after);
    if (isEmpty(patch, before)) return;
    await writePatch(tx, readout.id, patch);
    await remember(tx, { readoutId: readout.id, version: version + 1, by: personOf(ctx) }, patchOf(after, before));
    audit(tx, { action: "readout.edited", targetId: readout.id, details: { kind: change.kind } });
  });
  return read(ctx, study);
}

async function quotesOf(tx: Transaction, ctx: Context, studyId: string, change: Edit): Promise<Quoted[]> {
  const given: [path: string, quote: QuotedHere][] =
    change.kind === "add_evidence"
      ? [["edit.quote", change.quote]]
      : change.kind === "add_claim"
        ? change.evidence.map((quote, at) => [`edit.evidence.${at}`, quote])
        : [];
  await lockOwnersOf(
    tx,
    ctx,
    given.map(([, quote]) => quote),
  );
  const quoted: Quoted[] = [];
  for (const [path, quote] of given) quoted.push(await quoteHere(tx, ctx, { studyId, path }, quote));
  return quoted;
}

/** What would take back the last edit, if the person made it. */
async function lastOf(tx: Transaction, { id, version }: { id: string; version: number }, by: string | null) {
  const [last] = await tx.db.$queryRaw<{ before: Patch }[]>`
    SELECT before FROM readout_edit WHERE readout_id = ${id} AND version = ${version} AND created_by_id = ${by}`;
  return last?.before ?? null;
}

type Made = { readoutId: string; version: number; by: string | null };

async function remember(tx: Transaction, { readoutId, version, by }: Made, before: unknown): Promise<void> {
  await tx.db.$executeRaw`
    WITH old AS (
      DELETE FROM readout_edit WHERE readout_id = ${readoutId} AND created_at < now() - interval '1 day')
    INSERT INTO readout_edit (readout_id, version, before, created_by_id)
    VALUES (${readoutId}, ${version}, ${JSON.stringify(before)}::jsonb, ${by})`;
}
