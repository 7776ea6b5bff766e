import type { ExportChart } from "./export-document";

/** The common scale of a chart's parts, so that a bar has the same length on every slide. */
export type ChartRange = { least: number; most: number };

export function rangeOf({ kind, categories, series, of }: ExportChart): ChartRange {
  const ends = categories.flatMap((_, at) => {
    const values = series.map((one) => one.values[at] ?? 0);
    const sum = (wanted: (value: number) => boolean) => values.filter(wanted).reduce((all, value) => all + value, 0);
    return kind === "bar" ? values : [sum((value) => value > 0), sum((value) => value < 0)];
  });
  return { least: Math.min(0, ...ends), most: Math.max(of ?? 0, ...ends) };
}
