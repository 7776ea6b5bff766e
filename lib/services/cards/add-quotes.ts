import type { Context } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { MOST_EVIDENCE } from "@/lib/services/boards/limits";
import { findOrMakePassage } from "@/lib/services/passages/make-passage";
import type { Span } from "@/lib/services/passages/span";

/** A quote that is there already, or a stretch of a file's or session's transcript. */
export type Quoted = { passageId: string } | { ownerId: string; span: Span; text?: string };

/**
 * Rests a card of a locked board on quotes, behind those that it has; one that it has stays where it is. Throws what
 * `findOrMakePassage` throws, `invalid` for a quote that is not there, and `conflict` when there are too many.
 */
export async function addQuotes(
  tx: Transaction,
  ctx: Context,
  cardId: string,
  quotes: readonly Quoted[],
  path: string,
): Promise<void> {
  for (const [at, quote] of quotes.entries()) {
    const passageId =
      "passageId" in quote
        ? await known(tx, ctx, quote.passageId, `${path}.${at}.passageId`)
        : (await findOrMakePassage(tx, ctx, quote.ownerId, quote.span, { text: quote.text, asEvidence: true })).id;
    await tx.db.$executeRaw`
      INSERT INTO card_evidence (card_id, passage_id, place)
      SELECT ${cardId}, ${passageId}, coalesce(max(place), -1) + 1 FROM card_evidence WHERE card_id = ${cardId}
      ON CONFLICT DO NOTHING`;
  }
  if (quotes.length && (await tx.db.cardEvidence.count({ where: { cardId } })) > MOST_EVIDENCE)
    throw new AppError("conflict", `A card rests on at most ${MOST_EVIDENCE} quotes.`);
}

async function known(tx: Transaction, ctx: Context, passageId: string, path: string): Promise<string> {
  const rows = await tx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM passage WHERE id = ${passageId} AND workspace_id = ${ctx.workspaceId} AND state <> 'withdrawn'
       FOR KEY SHARE`;
  if (rows.length === 0) throw invalid(path, "There is no such quote.");
  return passageId;
}
