import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { addQuotes, type Quoted } from "./add-quotes";
import { holdCard } from "./hold";
import { readCard } from "./read-one";
import type { CardRecord } from "./record";

/** Attaches more quotes and findings to a card. */
export async function addEvidence(ctx: Context, cardId: string, quotes: Quoted[]): Promise<CardRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await holdCard(tx, ctx, cardId);
    await addQuotes(tx, ctx, cardId, quotes);
    audit(tx, { action: "card.evidence_added", targetId: cardId });
    return readCard(tx, cardId);
  });
}
