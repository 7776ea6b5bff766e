import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { holdCard } from "./hold";
import { readCard } from "./read-one";
import type { CardRecord } from "./record";

/** Removes a quote or finding from a card, by its id. Throws `not_found` for one that it doesn't have. */
export async function removeEvidence(ctx: Context, cardId: string, evidenceId: string): Promise<CardRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await holdCard(tx, ctx, cardId);
    const quotes = await tx.db.cardEvidence.deleteMany({ where: { cardId, passageId: evidenceId } });
    const findings = await tx.db.cardFinding.deleteMany({ where: { cardId, findingId: evidenceId } });
    if (quotes.count + findings.count === 0) throw notFound("Evidence");
    if (quotes.count > 0) await dropUnused(tx, [evidenceId]);
    audit(tx, { action: "card.evidence_removed", targetId: cardId });
    return readCard(tx, cardId);
  });
}
