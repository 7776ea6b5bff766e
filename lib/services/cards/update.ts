import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { holdCard } from "./hold";
import { readCard } from "./read-one";
import type { CardFields, CardRecord } from "./record";

/** Changes the given fields of a card. */
export async function update(ctx: Context, cardId: string, fields: CardFields): Promise<CardRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await holdCard(tx, ctx, cardId);
    const where = { id: cardId, workspaceId: ctx.workspaceId };
    await tx.db.card.update({ where, data: fields, select: { id: true } });
    audit(tx, { action: "card.updated", targetId: cardId, details: { fields: Object.keys(fields) } });
    return readCard(tx, cardId);
  });
}
