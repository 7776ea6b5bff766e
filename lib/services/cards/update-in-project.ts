import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { requireRoom } from "@/lib/services/boards/limits";
import type { LockedBoard } from "@/lib/services/boards/lock";
import { placeCards } from "@/lib/services/boards/place-cards";
import { boardOf } from "./create-in-project";
import { get } from "./get";
import { holdCard } from "./hold";
import { readCard } from "./read-one";
import type { CardFields, CardRecord } from "./record";

const REACH = "boards of projects";

/**
 * Changes the given fields of a project's card; present values change nothing. `laneId` moves it to the end of that
 * lane, on whichever board of the project it is; null removes it from its lane. Throws `invalid` for a lane that the
 * project doesn't have.
 */
export async function updateInProject(
  ctx: Context,
  cardId: string,
  { laneId, ...fields }: CardFields & { laneId?: string | null },
): Promise<CardRecord> {
  permit(ctx, "evidence.write");
  const before = await get(ctx, cardId, REACH);
  const changed = changedFields(before, { ...fields, laneId });
  if (changed.length === 0) return before;
  return transaction(ctx, async (tx) => {
    const toBoardId = laneId ? await boardOf(tx, ctx, await projectOf(tx, ctx, cardId), laneId) : undefined;
    const boards = await holdCard(tx, ctx, cardId, { reach: REACH, toBoardId });
    const where = { id: cardId, workspaceId: ctx.workspaceId };
    const { laneId: from } = await tx.db.card.update({ where, data: fields, select: { laneId: true } });
    if (laneId !== undefined && laneId !== from) await move(tx, ctx, cardId, laneId, boards);
    audit(tx, { action: "card.updated", targetId: cardId, details: { fields: changed } });
    return readCard(tx, cardId);
  });
}

type Boards = { from: LockedBoard; to: LockedBoard };

async function move(tx: Transaction, ctx: Context, cardId: string, laneId: string | null, { from, to }: Boards) {
  // The lane may have been deleted while waiting for the board.
  if (laneId !== null && to.projectId !== null) await boardOf(tx, ctx, to.projectId, laneId);
  if (from.id !== to.id) await requireRoom(tx, to.id, 1);
  await placeCards(tx, [cardId], { boardId: to.id, projectId: to.projectId, laneId, after: undefined });
}

async function projectOf(tx: Transaction, ctx: Context, cardId: string): Promise<string> {
  const where = { id: cardId, workspaceId: ctx.workspaceId };
  const card = await tx.db.card.findFirst({ where, select: { projectId: true } });
  if (!card?.projectId) throw notFound("Card");
  return card.projectId;
}
