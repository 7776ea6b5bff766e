import { beforeEach, expect, test } from "vitest";
import { withDifferences } from "@/components/boards/board/with-differences";
import { getBoardDifferences, toBoardDifferences } from "@/lib/api/boards/differences";
import { BoardWithCards, toBoardWithCards } from "@/lib/api/boards/shapes";
import type { Context } from "@/lib/core/context";
import { digestsOf } from "@/lib/core/data/digests";
import { db } from "@/lib/db/client";
import { get } from "@/lib/services/boards/get";
import { moveCards } from "@/lib/services/boards/move-cards";
import { create } from "@/lib/services/cards/create";
import { remove } from "@/lib/services/cards/remove";
import { update } from "@/lib/services/cards/update";
import { makeBoard, makeQuotedCard } from "@/tests/support/data/boards";
import { makeProject } from "@/tests/support/data/tags";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

let ctx: Context;
beforeEach(async () => {
  ctx = (await makePerson(await makeWorkspace())).ctx;
});

const read = async (boardId: string) => toBoardWithCards(await get(ctx, boardId));
/** As the endpoint returns it. */
const sent = async (boardId: string, before: BoardWithCards) =>
  getBoardDifferences.response.parse(toBoardDifferences(await read(boardId), digestsOf(before.cards)));

test("an unchanged board sends no cards, however it was read before", async () => {
  const { boardId } = await makeQuotedCard(ctx, await makeProject(ctx));
  await create(ctx, boardId, { insight: "Loose", type: ["wish"] });
  const before = await read(boardId);
  expect((await sent(boardId, before)).cards).toEqual([]);
  const throughTheEndpoint = BoardWithCards.parse(before);
  expect((await sent(boardId, throughTheEndpoint)).cards).toEqual([]);
});

test("only what was changed, moved, added and removed is sent, and results in the current board", async () => {
  // Eight groups of cards are compared: five changes can't touch each of them, wherever the ids fall.
  const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 60, B: 60, "-": 3 });
  const before = await read(boardId);
  await update(ctx, cardIds.A7 ?? "", { insight: "Other words" });
  await moveCards(ctx, boardId, {
    cardIds: [cardIds.A1 ?? "", cardIds["-2"] ?? ""],
    laneId: laneIds.B ?? "",
    afterCardId: null,
  });
  await remove(ctx, cardIds.B9 ?? "");
  const added = await create(ctx, boardId, { insight: "New", laneId: null });
  const difference = await sent(boardId, before);
  expect(difference.cards.map(({ id }) => id)).toEqual(expect.arrayContaining([cardIds.A7, cardIds.A1, added.id]));
  expect(difference.cards.length).toBeLessThan(before.cards.length);
  const now = await read(boardId);
  expect(withDifferences(before, difference)).toEqual(now);
  expect(digestsOf((withDifferences(before, difference) ?? before).cards)).toBe(digestsOf(now.cards));
});

test("a quote that was corrected without a change on the board is sent too", async () => {
  const { boardId, passageId } = await makeQuotedCard(ctx, await makeProject(ctx));
  const before = await read(boardId);
  await db().passage.update({ where: { id: passageId }, data: { text: "Nobody told us what it takes." } });
  const difference = await sent(boardId, before);
  expect(difference.version).toBe(before.version);
  expect(withDifferences(before, difference)).toEqual(await read(boardId));
});

test("if a card is in neither state, the board is read whole", async () => {
  const { boardId } = await makeBoard(ctx, { A: 2 });
  const before = await read(boardId);
  const difference = await sent(boardId, before);
  expect(withDifferences({ ...before, cards: before.cards.slice(1) }, difference)).toBeUndefined();
});
