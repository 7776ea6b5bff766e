import type { ChartBlock } from "../blocks";
import { figure } from "../chart/chart-figures";
import type { Grid } from "./grid-edits";

/** A chart's figures as a grid: a row for each category, with names first, then a column for each series. */
export const gridOf = ({ categories, series }: ChartBlock): Grid => ({
  columns: ["Category", ...series.map(({ name }) => name)],
  rows: categories.map((category, at) => [category, ...series.map(({ values }) => plain(values[at] ?? 0))]),
});

const plain = (value: number): string => figure(value).replaceAll(",", "");

/** Parses what was typed as a number; anything else counts as zero. */
function numberOf(cell: string): number {
  const value = Number(cell.trim().replace(",", ".").replace(/%$/, ""));
  return Number.isFinite(value) ? value : 0;
}

export const withGrid = (chart: ChartBlock, { columns, rows }: Grid): ChartBlock => ({
  ...chart,
  categories: rows.map(([category = ""]) => category),
  series: columns.slice(1).map((name, at) => ({ name, values: rows.map((row) => numberOf(row[at + 1] ?? "")) })),
});
