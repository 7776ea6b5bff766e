import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { MOST_EVIDENCE } from "@/lib/services/boards/limits";
import { lockOwnersOf } from "@/lib/services/passages/lock-owners-of";
import { findOrMakePassage } from "@/lib/services/passages/make-passage";
import type { Span } from "@/lib/services/passages/span";

/** An existing quote, a span of a file's or session's transcript, or a finding of AI agents. */
export type Quoted = { passageId: string } | { ownerId: string; span: Span; text?: string } | { findingId: string };

/**
 * Attaches quotes and findings to a card of a locked board, after its existing ones; one that it already has stays
 * where it is. Throws what `findOrMakePassage` throws, `invalid` on `evidence` for missing ones, and `conflict` if
 * there are too many.
 */
export async function addQuotes(
  tx: Transaction,
  ctx: Context,
  cardId: string,
  quotes: readonly Quoted[],
): Promise<void> {
  await lockOwnersOf(tx, ctx, quotes);
  for (const [at, quote] of quotes.entries()) {
    if ("findingId" in quote) {
      await addFinding(tx, ctx, cardId, quote.findingId, `evidence.${at}.findingId`);
      continue;
    }
    const passageId =
      "passageId" in quote
        ? await known(tx, ctx, quote.passageId, `evidence.${at}.passageId`)
        : (await findOrMakePassage(tx, ctx, quote.ownerId, quote.span, { text: quote.text, asEvidence: true })).id;
    await tx.db.$executeRaw`
      INSERT INTO card_evidence (card_id, passage_id, place)
      SELECT ${cardId}, ${passageId}, coalesce(max(place), -1) + 1 FROM card_evidence WHERE card_id = ${cardId}
      ON CONFLICT DO NOTHING`;
  }
  if (quotes.length === 0) return;
  const held =
    (await tx.db.cardEvidence.count({ where: { cardId } })) + (await tx.db.cardFinding.count({ where: { cardId } }));
  if (held > MOST_EVIDENCE)
    throw new AppError("conflict", `A card can hold at most ${MOST_EVIDENCE} quotes and findings.`);
}

async function addFinding(tx: Transaction, ctx: Context, cardId: string, findingId: string, path: string) {
  const made = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM finding WHERE id = ${findingId} AND workspace_id = ${ctx.workspaceId} FOR KEY SHARE`;
  if (made.length === 0) throw invalid(path, "This finding does not exist.");
  await tx.db.$executeRaw`
    INSERT INTO card_finding (card_id, finding_id, place)
    SELECT ${cardId}, ${findingId}, coalesce(max(place), -1) + 1 FROM card_finding WHERE card_id = ${cardId}
    ON CONFLICT DO NOTHING`;
}

async function known(tx: Transaction, ctx: Context, passageId: string, path: string): Promise<string> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM passage WHERE id = ${passageId} AND workspace_id = ${ctx.workspaceId} AND state <> 'withdrawn'
       FOR KEY SHARE`;
  if (rows.length === 0) throw invalid(path, "This quote does not exist.");
  return passageId;
}
