import type { Words } from "../words/english";
import type { ExportChart } from "./export-document";

/** A chart's content in words, for those who can't see it. */
export function chartText({ title, unit, categories, series }: ExportChart, { charts, figure }: Words): string {
  const parts = categories.slice(0, 40).map((name, at) => {
    const values = series.map((one) =>
      series.length > 1 ? `${one.name} ${figure(one.values[at] ?? 0)}` : figure(one.values[at] ?? 0),
    );
    return `${name}: ${values.join(", ")}`;
  });
  return charts.alt(title, unit, parts.join("; "), categories.length > 40);
}
