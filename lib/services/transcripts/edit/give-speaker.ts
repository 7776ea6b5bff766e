import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import { searchVector } from "@/lib/services/evidence/search-vector";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import { renewSpeakers } from "@/lib/services/passages/renew-speakers";
import type { ChangeRecord } from "../record";
import { readPassages } from "./change-of";
import { askersOf, renewCitable } from "./citable-lines";
import type { Held } from "./hold-transcript";
import { keepInsights } from "./keep-insights";
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
  const id = newId("edit");
  await tx.db.transcriptEdit.create({
    data: {
      id,
      workspaceId,
      ownerId,
      kind,
      version,
      indexes: [...indexes],
      createdById: personOf(ctx),
      before: [{ speaker: from }],
      after: [{ speaker: to }],
    },
    select: { id: true },
  });
  await keepInsights(tx, ctx, held, { before: [], after: [] }, askers);
  audit(tx, { action: "transcript.edited", targetId: ownerId, details: { kind, lines: indexes.length } });
  const passages = await readPassages(tx, passageIds);
  const undoable = await undoableOf(tx, ownerId);
  return { version, editId: id, changed: [], removed: [], reload: true, passages, undoable };
}
