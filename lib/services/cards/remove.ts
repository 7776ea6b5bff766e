import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { holdCard } from "./hold";
import { readCard } from "./read-one";
import type { CardRecord, Reach } from "./record";

/** Deletes a card, with quotes that nothing else uses. Returns the card as it was. */
export async function remove(ctx: Context, cardId: string, reach?: Reach): Promise<CardRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await holdCard(tx, ctx, cardId, { reach });
    const card = await readCard(tx, cardId);
    await tx.db.card.delete({ where: { id: cardId, workspaceId: ctx.workspaceId }, select: { id: true } });
    await dropUnused(
      tx,
      card.evidence.map(({ id }) => id),
    );
    audit(tx, { action: "card.deleted", targetId: cardId, name: card.insight });
    return card;
  });
}
