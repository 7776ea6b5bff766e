import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { arrange } from "@/lib/services/boards/arrange/arrange";
import { moveCards } from "@/lib/services/boards/move-cards";
import { undo } from "@/lib/services/boards/undo";
import { remove as removeCard } from "@/lib/services/cards/remove";
import { remove as removeLane } from "@/lib/services/lanes/remove";
import { makeBoard, shownOn } from "@/tests/support/data/boards";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

let mine: Context;
let theirs: Context;
beforeEach(async () => {
  const workspace = await makeWorkspace();
  mine = (await makePerson(workspace)).ctx;
  theirs = (await makePerson(workspace)).ctx;
});

describe("undoing", () => {
  test("moves cards back, one change after another", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(mine, { A: 3, B: 1 });
    const ids = [cardIds.A1 ?? "", cardIds.A2 ?? ""];
    await moveCards(mine, boardId, { cardIds: ids, laneId: laneIds.B ?? "", afterCardId: null });
    await moveCards(mine, boardId, { cardIds: [cardIds.B1 ?? ""], laneId: null, afterCardId: null });
    expect(await undo(mine, boardId)).toMatchObject({ kind: "move" });
    expect(await shownOn(mine, boardId)).toEqual({ A: ["A3"], B: ["A1", "A2", "B1"], "-": [] });
    await undo(mine, boardId);
    expect(await shownOn(mine, boardId)).toEqual({ A: ["A1", "A2", "A3"], B: ["B1"], "-": [] });
    await expect(undo(mine, boardId)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("leaves what others did meanwhile, and is each person's own", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(mine, { A: 2, B: 1 });
    const to = { laneId: laneIds.B ?? "", afterCardId: null };
    await moveCards(mine, boardId, { cardIds: [cardIds.A1 ?? ""], ...to });
    await moveCards(theirs, boardId, { cardIds: [cardIds.A2 ?? ""], ...to });
    await undo(mine, boardId);
    expect(await shownOn(mine, boardId)).toEqual({ A: ["A1"], B: ["A2", "B1"], "-": [] });
    await expect(undo(mine, boardId)).rejects.toMatchObject({ kind: "conflict" });
    await undo(theirs, boardId);
    expect(await shownOn(mine, boardId)).toEqual({ A: ["A2", "A1"], B: ["B1"], "-": [] });
  });

  test("restores a deleted lane at its place with its cards, without one that was deleted since", async () => {
    const { boardId, laneIds, cardIds } = await makeBoard(mine, { A: 1, B: 3, C: 0, "-": 1 });
    await removeLane(mine, laneIds.B ?? "");
    expect(await shownOn(mine, boardId)).toEqual({ A: ["A1"], C: [], "-": ["-1", "B1", "B2", "B3"] });
    await removeCard(theirs, cardIds.B2 ?? "");
    await undo(mine, boardId);
    const shown = await shownOn(mine, boardId);
    expect(shown).toEqual({ A: ["A1"], B: ["B1", "B3"], C: [], "-": ["-1"] });
    expect(Object.keys(shown)).toEqual(["A", "B", "C", "-"]);
  });

  test("reverts an arrangement as one change: cards are where they were, the lanes made for it are gone", async () => {
    const { boardId, cardIds } = await makeBoard(mine, { A: 2, "-": 3 });
    const before = await shownOn(mine, boardId);
    const ids = (...names: string[]) => names.map((name) => cardIds[name] ?? "");
    await arrange(mine, boardId, [
      { title: "Price", cardIds: ids("-2", "A1") },
      { title: "A", cardIds: [...ids("-1"), "crd_gone", ...ids("A1")] },
      { title: "Empty", cardIds: [] },
    ]);
    expect(await shownOn(mine, boardId)).toEqual({ A: ["A2", "-1"], Price: ["-2", "A1"], "-": ["-3"] });
    expect(await undo(mine, boardId)).toMatchObject({ kind: "arrange" });
    expect(await shownOn(mine, boardId)).toEqual(before);
  });
});
