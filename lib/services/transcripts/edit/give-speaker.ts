import type { Context } from "@/lib/core/context";
import { audit, type Transaction } from "@/lib/db/transaction";
import { searchVector } from "@/lib/services/evidence/search-vector";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import { renewSpeakers } from "@/lib/services/passages/renew-speakers";
import type { ChangeRecord } from "../record";
import { readPassages } from "./change-of";
import { askersOf, renewCitable } from "./citable-lines";
import type { Held } from "./hold-transcript";
import { keepInsights } from "./keep-insights";
import { recordEdit } from "./record-edit";
import { undoableOf } from "./undoable-of";

type Renaming = {
  kind: "rename" | "undo";
  from: string | null;
  to: string | null;
  indexes: readonly number[];
  /** The speakers' shares afterwards. */
  speakers: SpeakerShare[];
};

/** Assigns another speaker to lines, all at once. The caller holds the transcript. */
export async function giveSpeaker(
  tx: Transaction,
  ctx: Context,
  held: Held,
  { kind, from, to, indexes, speakers }: Renaming,
): Promise<ChangeRecord> {
  const { workspaceId } = ctx;
  const { ownerId } = held;
  await tx.db.$executeRaw`
    UPDATE segment s SET speaker = ${to}, search = ${searchVector("t.search_config", "s.text", "g.name")}
      FROM transcript t, (SELECT ${to}::text AS name) g
     WHERE t.owner_id = ${ownerId} AND s.owner_id = t.owner_id AND s.workspace_id = ${workspaceId}
       AND s.index = ANY(${indexes}::int[])`;
  const askers = askersOf(held.speakers, speakers);
  if (askers.changed) await renewCitable(tx, ctx, held, askers);
  const passageIds = await renewSpeakers(tx, ctx, ownerId);
  const version = held.version + 1;
  await tx.db.transcript.update({
    where: { ownerId, workspaceId },
    data: { version, speakers: [...speakers] },
    select: { id: true },
  });
  const history = { indexes: [...indexes], before: [{ speaker: from }], after: [{ speaker: to }] };
  const editId = await recordEdit(tx, ctx, { ownerId, kind, version, ...history });
  await keepInsights(tx, ctx, held, { before: [], after: [] }, askers);
  audit(tx, { action: "transcript.edited", targetId: ownerId, details: { kind, lines: indexes.length } });
  const passages = await readPassages(tx, passageIds);
  const undoable = await undoableOf(tx, ownerId);
  return { version, editId, changed: [], removed: [], reload: true, passages, undoable };
}
