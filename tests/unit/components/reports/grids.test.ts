import { describe, expect, test } from "vitest";
import { inWords, longest, totalOf } from "@/components/reports/chart/chart-figures";
import { isNumeric } from "@/components/reports/document/is-numeric";
import { gridOf, withGrid } from "@/components/reports/editor/chart-grid";
import * as grids from "@/components/reports/editor/grid-edits";

const GRID = {
  columns: ["A", "B"],
  rows: [
    ["1", "2"],
    ["3", "4"],
  ],
};
const CHART = {
  id: "c",
  type: "chart" as const,
  kind: "stacked-bar" as const,
  title: "T",
  unit: "people",
  note: "",
  categories: ["Price", "Speed"],
  series: [
    { name: "For", values: [5, 1200.5] },
    { name: "Against", values: [2, 0] },
  ],
};

describe("a grid", () => {
  test("every row has a cell for every column, whatever is done with it", () => {
    let grid = grids.withRow(grids.withNewColumn(GRID, "C"));
    grid = grids.withPasted(grid, 2, 1, "x\ty\tz\nq\n");
    grid = grids.withoutColumn(grids.withoutRow(grid, 0), 0);
    expect(grid).toEqual({
      columns: ["B", "C"],
      rows: [
        ["4", ""],
        ["x", "y"],
        ["q", ""],
      ],
    });
  });

  test("a cell or name is changed without affecting the others", () => {
    expect(grids.withCell(GRID, 1, 0, "x").rows).toEqual([
      ["1", "2"],
      ["x", "4"],
    ]);
    expect(grids.withColumn(GRID, 1, "x").columns).toEqual(["A", "x"]);
    expect(GRID.rows).toEqual([
      ["1", "2"],
      ["3", "4"],
    ]);
  });
});

describe("a chart's figures", () => {
  test("come back from their grid unchanged", () => {
    expect(withGrid(CHART, gridOf(CHART))).toEqual(CHART);
  });

  test.each([
    ["7", 7],
    [" 3,5 ", 3.5],
    ["40%", 40],
    ["-", 0],
    ["", 0],
    ["many", 0],
  ])("%j in a cell counts as %d", (cell, value) => {
    const grid = grids.withCell(gridOf(CHART), 0, 1, cell);
    expect(withGrid(CHART, grid).series[0]?.values[0]).toBe(value);
  });

  test("the longest bar is the largest sum of a stacked chart, the largest value of others, and never zero", () => {
    expect(longest(CHART)).toBe(1200.5);
    expect(totalOf(CHART, 0)).toBe(7);
    expect(longest({ ...CHART, kind: "bar" })).toBe(1200.5);
    expect(longest({ ...CHART, series: [{ name: "n", values: [0, -3] }] })).toBe(1);
  });

  test("are described in words with their series", () => {
    expect(inWords(CHART)).toBe("Bar chart of people. Price: For 5, Against 2; Speed: For 1,200.5, Against 0.");
  });
});

test.each([
  ["12", true],
  ["1,200.50", true],
  ["45 %", true],
  ["3 of 8", true],
  ["–", true],
  ["", true],
  ["12 people", false],
  ["Maya", false],
])("whether a cell %j is a number: %s", (cell, is) => {
  expect(isNumeric(cell)).toBe(is);
});
