import type { ChartBlock } from "../blocks";
import { TableFigure } from "../document/table-figure";
import { ChartBars } from "./chart-bars";
import { colorOf } from "./chart-colors";
import { figure, inWords } from "./chart-figures";

/** A chart under a title that says what it shows, with the same figures as a table. */
export function ChartFigure({ chart }: { chart: ChartBlock }) {
  const { title, unit, categories, series, note } = chart;
  return (
    <figure className="grid break-inside-avoid gap-4 rounded-lg border p-5 print:border-0 print:p-0">
      <figcaption className="grid gap-0.5 pr-8">
        <span className="text-balance font-semibold text-md">{title || "Untitled chart"}</span>
        {unit && <span className="text-muted-foreground text-sm">Counted: {unit}</span>}
      </figcaption>
      {series.length > 1 && <Legend series={series} />}
      <div role="img" aria-label={inWords(chart)} className="grid grid-cols-1 gap-3 [print-color-adjust:exact]">
        {categories.map((category, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place
            key={at}
            className="grid items-center gap-x-4 gap-y-1 @min-[35rem]/report:grid-cols-[minmax(0,190px)_minmax(0,1fr)]"
          >
            <span className="wrap-anywhere text-[0.875rem] leading-5">{category}</span>
            <ChartBars chart={chart} at={at} />
          </div>
        ))}
      </div>
      {note && <p className="text-muted-foreground text-sm">{note}</p>}
      <details className="group/table text-sm print:hidden">
        <summary className="w-fit cursor-pointer rounded-sm py-0.5 font-medium text-muted-foreground hover:text-foreground">
          <span className="group-open/table:hidden">Show as a table</span>
          <span className="hidden group-open/table:inline">Hide the table</span>
        </summary>
        <div className="mt-3">
          <TableFigure table={asTable(chart)} />
        </div>
      </details>
    </figure>
  );
}

function Legend({ series }: { series: ChartBlock["series"] }) {
  return (
    <ul aria-label="Colors" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
        <li key={at} className="flex items-center gap-2">
          <span
            aria-hidden
            style={{ backgroundColor: colorOf(at).fill }}
            className="size-3 rounded-[3px] [print-color-adjust:exact]"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

const asTable = ({ id, categories, series }: ChartBlock) => ({
  id,
  type: "table" as const,
  columns: ["", ...series.map(({ name }) => name)],
  rows: categories.map((category, at) => [category, ...series.map(({ values }) => figure(values[at] ?? 0))]),
});
