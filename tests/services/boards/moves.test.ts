import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { get } from "@/lib/services/boards/get";
import { moveCards } from "@/lib/services/boards/move-cards";
import { remove as removeCard } from "@/lib/services/cards/remove";
import { remove as removeLane } from "@/lib/services/lanes/remove";
import { makeBoard, shownOn } from "@/tests/support/data/boards";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
});

describe("moving cards", () => {
  test("a card goes first, after another, and into another lane or none", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 3, B: 1 });
    const move = (card: string, lane: string | null, after: string | null) =>
      moveCards(ctx, boardId, {
        cardIds: [cardIds[card] ?? ""],
        laneId: lane && (laneIds[lane] ?? ""),
        afterCardId: after && (cardIds[after] ?? ""),
      });
    await move("A3", "A", null);
    expect(await shownOn(ctx, boardId)).toMatchObject({ A: ["A3", "A1", "A2"] });
    await move("A3", "A", "A1");
    expect(await shownOn(ctx, boardId)).toMatchObject({ A: ["A1", "A3", "A2"] });
    await move("A3", "B", "B1");
    await move("A1", null, null);
    expect(await shownOn(ctx, boardId)).toEqual({ A: ["A2"], B: ["B1", "A3"], "-": ["A1"] });
  });

  test("several move together, in the given order, even if the position is one of them", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 4, B: 1 });
    const ids = ["A4", "A2"].map((name) => cardIds[name] ?? "");
    await moveCards(ctx, boardId, { cardIds: ids, laneId: laneIds.A ?? "", afterCardId: cardIds.A2 ?? "" });
    expect(await shownOn(ctx, boardId)).toMatchObject({ A: ["A1", "A4", "A2", "A3"] });
  });

  test("after a card that is gone, or in another lane by now, means the end of the lane", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 2, B: 2 });
    const to = { cardIds: [cardIds.A1 ?? ""], laneId: laneIds.B ?? "" };
    await moveCards(ctx, boardId, { ...to, afterCardId: cardIds.A2 ?? "" });
    expect(await shownOn(ctx, boardId)).toMatchObject({ A: ["A2"], B: ["B1", "B2", "A1"] });
    await removeCard(ctx, cardIds.B1 ?? "");
    await moveCards(ctx, boardId, { ...to, cardIds: [cardIds.A2 ?? ""], afterCardId: cardIds.B1 ?? "" });
    expect(await shownOn(ctx, boardId)).toMatchObject({ A: [], B: ["B2", "A1", "A2"] });
  });

  test("a missing lane is not found, and a card of another board is reported by its path", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 1, B: 0 });
    const other = await makeBoard(ctx, { C: 1 });
    const move = (ids: (string | undefined)[], laneId = laneIds.A) =>
      moveCards(ctx, boardId, { cardIds: ids.map((id) => id ?? ""), laneId: laneId ?? "", afterCardId: null });
    await removeLane(ctx, laneIds.B ?? "");
    await expect(move([cardIds.A1], laneIds.B)).rejects.toMatchObject({ kind: "not_found" });
    await expect(move([cardIds.A1], other.laneIds.C)).rejects.toMatchObject({ kind: "not_found" });
    await expect(move([cardIds.A1, other.cardIds.C1])).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: [{ path: "cardIds.1" }] },
    });
    expect(await shownOn(ctx, other.boardId)).toMatchObject({ C: ["C1"] });
  });

  test("keys that grow too long are renewed, and the order stays", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 3 });
    // The two take turns moving between the first and the other: the gap halves every time.
    for (let round = 0; round < 150; round++) {
      const name = round % 2 ? "A3" : "A2";
      const cards = { cardIds: [cardIds[name] ?? ""], laneId: laneIds.A ?? "", afterCardId: cardIds.A1 ?? "" };
      await moveCards(ctx, boardId, cards);
    }
    expect(await shownOn(ctx, boardId)).toMatchObject({ A: ["A1", "A3", "A2"] });
    const keys = await db().card.findMany({ where: { boardId }, select: { position: true } });
    expect(Math.max(...keys.map(({ position }) => position.length))).toBeLessThanOrEqual(40);
  });

  test("two cards with the same key stay distinct, and anything moved between them finds a place", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 3 });
    const two = [cardIds.A1 ?? "", cardIds.A2 ?? ""];
    await db().card.updateMany({ where: { id: { in: two } }, data: { position: "a5" } });
    await moveCards(ctx, boardId, { cardIds: [cardIds.A3 ?? ""], laneId: laneIds.A ?? "", afterCardId: two[0] ?? "" });
    expect(await shownOn(ctx, boardId)).toMatchObject({ A: ["A1", "A3", "A2"] });
  });
});

describe("fifty moves at once", () => {
  const step = fc.record({ card: fc.nat(11), lane: fc.option(fc.nat(2)), after: fc.option(fc.nat(11)) });

  test("never lose or duplicate a card, and leave a total order", { timeout: 120_000 }, async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 4, B: 4, C: 0, "-": 4 });
    const [cards, lanes] = [Object.values(cardIds), Object.values(laneIds)];
    const steps = fc.array(step, { minLength: 50, maxLength: 50 });
    const moveAll = async (moves: { card: number; lane: number | null; after: number | null }[]) => {
      const { version } = await get(ctx, boardId);
      await Promise.all(
        moves.map(({ card, lane, after }) =>
          moveCards(ctx, boardId, {
            cardIds: [cards[card] ?? ""],
            laneId: lane === null ? null : (lanes[lane] ?? ""),
            afterCardId: after === null ? null : (cards[after] ?? ""),
          }),
        ),
      );
      const board = await get(ctx, boardId);
      expect(board.version).toBe(version + moves.length);
      expect(board.cards.map(({ id }) => id).sort()).toEqual([...cards].sort());
      const inLanes = board.lanes.flatMap((lane) => lane.cardIds);
      const loose = board.cards.filter(({ laneId }) => laneId === null).map(({ id }) => id);
      expect([...inLanes, ...loose].sort()).toEqual([...cards].sort());
      const places = await db().card.findMany({ where: { boardId }, select: { laneId: true, position: true } });
      expect(new Set(places.map(({ laneId, position }) => `${laneId} ${position}`)).size).toBe(cards.length);
    };
    await fc.assert(fc.asyncProperty(steps, moveAll), { numRuns: 6, endOnFailure: true });
  });

  test("the last to move a card decides where it is", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(ctx, { A: 1, B: 3 });
    const to = { cardIds: [cardIds.A1 ?? ""], laneId: laneIds.B ?? "" };
    const afters = [null, cardIds.B1, cardIds.B2, cardIds.B3].map((id) => id ?? null);
    const answers = await Promise.all(afters.map((afterCardId) => moveCards(ctx, boardId, { ...to, afterCardId })));
    const last = answers.reduce((best, answer, at) => (answer.version > (answers[best]?.version ?? 0) ? at : best), 0);
    const { B = [] } = await shownOn(ctx, boardId);
    expect(B.indexOf("A1")).toBe(last);
  });
});
