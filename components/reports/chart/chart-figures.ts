import type { ChartBlock } from "../blocks";

const written = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
export const figure = (value: number): string => written.format(value);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + Math.max(0, value), 0);

/** The sum of a category's bars in a stacked chart. */
export const totalOf = ({ series }: ChartBlock, at: number): number => sum(series.map(({ values }) => values[at] ?? 0));

/** The value of the longest bar: positive, so that nothing is divided by zero. */
export function longest(chart: ChartBlock): number {
  const stacked = chart.categories.map((_, at) => totalOf(chart, at));
  const single = chart.series.flatMap(({ values }) => values);
  return Math.max(...(chart.kind === "stacked-bar" ? stacked : single), 0) || 1;
}

/** The chart in words, for screen readers. */
export function inWords(chart: ChartBlock): string {
  const { categories, series, unit } = chart;
  const of = (at: number) =>
    series.map(({ name, values }) => `${series.length > 1 ? `${name} ` : ""}${figure(values[at] ?? 0)}`).join(", ");
  const parts = categories.map((category, at) => `${category}: ${of(at)}`);
  return `Bar chart${unit ? ` of ${unit}` : ""}. ${parts.join("; ")}.`;
}
