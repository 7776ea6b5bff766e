import { describe, expect, test } from "vitest";
import { moveLocally } from "@/components/boards/board/move-locally";
import { columnsOf, walk } from "@/components/boards/board/walk";
import type { BoardWithCards } from "@/components/boards/shapes";
import { shownCard as card } from "@/tests/support/data/shown-card";

function board(lanes: Record<string, string[]>, loose: string[] = []): BoardWithCards {
  const cards = Object.entries(lanes).flatMap(([lane, ids]) => ids.map((id) => card(id, lane)));
  return {
    id: "b",
    title: "B",
    project: null,
    study: null,
    isMain: false,
    version: 1,
    laneCount: 0,
    cardCount: 0,
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
    lanes: Object.entries(lanes).map(([id, cardIds]) => ({ id, title: id, color: null, cardIds })),
    cards: [...cards, ...loose.map((id) => card(id, null))],
  };
}

const shown = ({ lanes, cards }: BoardWithCards) => ({
  ...Object.fromEntries(lanes.map(({ id, cardIds }) => [id, cardIds.join(" ")])),
  "-": cards
    .filter(({ laneId }) => laneId === null)
    .map(({ id }) => id)
    .join(" "),
});

describe("a move shown before the server has answered", () => {
  const start = board({ A: ["a1", "a2", "a3"], B: ["b1"] }, ["x"]);

  test.each([
    ["first", ["a3"], { laneId: "A", afterCardId: null }, { A: "a3 a1 a2", B: "b1", "-": "x" }],
    ["behind another", ["a1"], { laneId: "A", afterCardId: "a2" }, { A: "a2 a1 a3", B: "b1", "-": "x" }],
    ["into another lane", ["x", "a1"], { laneId: "B", afterCardId: "b1" }, { A: "a2 a3", B: "b1 x a1", "-": "" }],
    ["out of the lanes", ["b1"], { laneId: null, afterCardId: null }, { A: "a1 a2 a3", B: "", "-": "b1 x" }],
    ["behind one that is gone", ["a1"], { laneId: "B", afterCardId: "gone" }, { A: "a2 a3", B: "b1 a1", "-": "x" }],
    ["behind itself", ["a3", "a2"], { laneId: "A", afterCardId: "a2" }, { A: "a1 a3 a2", B: "b1", "-": "x" }],
    ["to a lane that is gone", ["a1"], { laneId: "C", afterCardId: null }, { A: "a1 a2 a3", B: "b1", "-": "x" }],
    ["of a card that is gone", ["gone"], { laneId: "A", afterCardId: null }, { A: "a1 a2 a3", B: "b1", "-": "x" }],
  ])("%s", (_, ids, place, expected) => {
    expect(shown(moveLocally(start, ids, place))).toEqual(expected);
  });
});

describe("walking with the arrow keys", () => {
  const start = board({ A: ["a1", "a2", "a3"], Empty: [], B: ["b1"] });

  test("moves along the lane and stops at its ends", () => {
    expect([walk(start, "a1", "down"), walk(start, "a1", "up"), walk(start, "a3", "down")]).toEqual(["a2", null, null]);
  });

  test("moves to the same height in the next lane that has cards", () => {
    expect([walk(start, "a3", "right"), walk(start, "b1", "left"), walk(start, "b1", "right")]).toEqual([
      ...["b1", "a1", null],
    ]);
  });

  test("cards in no lane come first, and stand alone on a board without lanes", () => {
    expect(columnsOf(board({ A: ["a"] }, ["x"]))).toEqual([null, "A"]);
    expect(columnsOf(board({ A: ["a"] }))).toEqual(["A"]);
    expect(columnsOf(board({}))).toEqual([null]);
  });
});
