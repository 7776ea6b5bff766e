import { type Context, personOf } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { freshKeys } from "@/lib/services/boards/keys-at";
import { MOST_EVIDENCE, requireRoom } from "@/lib/services/boards/limits";
import { type LockedBoard, lockBoard } from "@/lib/services/boards/lock";
import { placeCards } from "@/lib/services/boards/place-cards";
import { insertLane } from "@/lib/services/lanes/insert";
import { type ParsedCard, parseBoardCsv } from "./parse";

export type Imported = { lanes: number; cards: number; evidence: number; missingEvidence: number };

/**
 * Adds the lanes and cards of a CSV file to the end of a board, all or nothing. Quotes and findings named in the file
 * are attached if they still exist. Throws `invalid` for an invalid file, `conflict` for one that exceeds the board's
 * limits.
 */
export async function importCsv(ctx: Context, boardId: string, text: string): Promise<Imported> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const board = await lockBoard(tx, ctx, boardId);
    const lanes = parseBoardCsv(text);
    const cards = lanes.flatMap((lane) => lane.cards);
    if (lanes.length === 0) throw invalid("Insight", "This file contains no cards.");
    await requireRoom(tx, boardId, cards.length);
    const there = await known(tx, ctx, cards);
    let evidence = 0;
    for (const { title, color, cards: parsed } of lanes) {
      const laneId = title === null ? null : await insertLane(tx, ctx, board, { title, color });
      evidence += await insertCards(tx, ctx, board, laneId, parsed, there);
    }
    const made = lanes.filter(({ title }) => title !== null).length;
    audit(tx, { action: "board.imported", targetId: boardId, details: { lanes: made, cards: cards.length } });
    const asked = cards.reduce((sum, card) => sum + new Set(card.evidenceIds).size, 0);
    return { lanes: made, cards: cards.length, evidence, missingEvidence: asked - evidence };
  });
}

/** Ids of the quotes and findings that exist. */
type Known = { quotes: ReadonlySet<string>; findings: ReadonlySet<string> };

async function known(tx: Transaction, ctx: Context, cards: readonly ParsedCard[]): Promise<Known> {
  const ids = [...new Set(cards.flatMap(({ evidenceIds }) => evidenceIds))];
  if (ids.length === 0) return { quotes: new Set(), findings: new Set() };
  const quotes = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM passage WHERE id = ANY(${ids}) AND workspace_id = ${ctx.workspaceId} AND state <> 'withdrawn'
     ORDER BY id FOR KEY SHARE`;
  const findings = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM finding WHERE id = ANY(${ids}) AND workspace_id = ${ctx.workspaceId} ORDER BY id FOR KEY SHARE`;
  return { quotes: new Set(quotes.map(({ id }) => id)), findings: new Set(findings.map(({ id }) => id)) };
}

/** Returns how many quotes and findings were attached. */
async function insertCards(
  tx: Transaction,
  ctx: Context,
  board: LockedBoard,
  laneId: string | null,
  cards: readonly ParsedCard[],
  { quotes, findings }: Known,
): Promise<number> {
  if (cards.length === 0) return 0;
  const { id: boardId, projectId } = board;
  const home = { workspaceId: ctx.workspaceId, boardId, projectId, createdById: personOf(ctx) };
  const keys = freshKeys(cards.length);
  const rows = cards.map(({ evidenceIds: _evidenceIds, ...fields }, at) => ({
    id: newId("card"),
    ...home,
    ...fields,
    position: keys[at] ?? "",
  }));
  await tx.db.card.createMany({ data: rows });
  const ids = rows.map(({ id }) => id);
  await placeCards(tx, ids, { boardId, projectId, laneId, after: undefined });
  const links = cards.flatMap(({ evidenceIds }, at) =>
    [...new Set(evidenceIds)]
      .filter((id) => quotes.has(id) || findings.has(id))
      .slice(0, MOST_EVIDENCE)
      .map((id, place) => ({ cardId: ids[at] ?? "", id, place })),
  );
  await tx.db.cardEvidence.createMany({
    data: links
      .filter(({ id }) => quotes.has(id))
      .map(({ cardId, id: passageId, place }) => ({ cardId, passageId, place })),
  });
  await tx.db.cardFinding.createMany({
    data: links
      .filter(({ id }) => findings.has(id))
      .map(({ cardId, id: findingId, place }) => ({ cardId, findingId, place })),
  });
  return links.length;
}
