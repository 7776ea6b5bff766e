import type Pptxgen from "pptxgenjs";
import type { Words } from "@/lib/services/exports/words/english";
import { type ChartRange, rangeOf } from "../chart-range";
import { chartText } from "../chart-text";
import type { ExportChart } from "../export-document";
import { PALETTE, SERIES, SERIES_UNDER_WHITE } from "../palette";
import { short } from "../short";
import type { Deck, Piece } from "./deck";
import { FACE } from "./slide-size";
import { chunks, paragraphPieces } from "./text-pieces";

const MOST_BARS = 12;

/** A native, editable chart with its title above and its note below; many bars continue in another chart. */
export function chartPieces(deck: Deck, chart: ExportChart, width: number): Piece[] {
  const together = chart.kind === "bar" ? Math.max(1, Math.floor(MOST_BARS / chart.series.length)) : MOST_BARS;
  const count = Math.ceil(chart.categories.length / together);
  const indexes = chunks([...chart.categories.keys()], Math.ceil(chart.categories.length / count));
  const range = rangeOf(chart);
  return indexes.flatMap((part, at) => {
    const shown: ExportChart = {
      ...chart,
      categories: part.map((index) => chart.categories[index] ?? ""),
      series: chart.series.map(({ name, values }) => ({ name, values: part.map((index) => values[index] ?? 0) })),
    };
    const title = indexes.length > 1 ? deck.words.part(chart.title, at + 1, indexes.length) : chart.title;
    const heads = paragraphPieces(deck, [{ text: title, bold: true }], { size: 13, width });
    const notes = chart.note
      ? paragraphPieces(deck, [{ text: chart.note, bold: false }], { size: 11, width, color: PALETTE.grey })
      : [];
    return [
      ...heads.map((piece) => ({ ...piece, keeps: true as const, ...(at > 0 && { breaks: true as const }) })),
      bars(deck, shown, width, range),
      ...notes,
    ];
  });
}

function bars(deck: Deck, chart: ExportChart, width: number, range: ChartRange): Piece {
  const many = chart.series.length > 1;
  const each = chart.kind === "bar" && many ? 0.28 + chart.series.length * 0.26 : 0.62;
  const height = Math.min(3.9, 0.55 + chart.categories.length * each + (many ? 0.4 : 0));
  const names = chart.categories.map((name) => short(name, Math.floor(width * 5)));
  const series = chart.series.map(({ name, values }) => ({ name, labels: names, values }));
  const options = { ...look(chart, deck.words, range), x: 0, y: 0, w: width, h: height };
  return { height, draw: (slide, x, y) => slide.addChart("bar", series, { ...options, x, y }) };
}

/** Puts the first bar at the top, as in the table of figures behind the chart. */
const FROM_THE_TOP: string = "maxMin";

function look(chart: ExportChart, words: Words, { least, most }: ChartRange): Pptxgen.IChartOpts {
  const many = chart.series.length > 1;
  const stacked = chart.kind === "stacked-bar";
  const options = {
    altText: chartText(chart, words),
    lang: words.locale,
    barDir: "bar",
    barGrouping: stacked ? "stacked" : "clustered",
    barGapWidthPct: 45,
    chartColors: (stacked ? SERIES_UNDER_WHITE : SERIES).slice(0, Math.max(1, chart.series.length)),
    catAxisLabelFontFace: FACE,
    catAxisLabelFontSize: 12,
    catAxisLabelColor: PALETTE.ink,
    catAxisLineShow: false,
    // Beside the bars, even for negative ones.
    catAxisLabelPos: "low" as const,
    catAxisOrientation: FROM_THE_TOP,
    valAxisHidden: true,
    valGridLine: { style: "none" as const },
    // Leaves a little room for the figures after the longest bar.
    valAxisMinVal: least * 1.08,
    ...(most > 0 && { valAxisMaxVal: most === chart.of ? most : most * 1.08 }),
    showValue: true,
    dataLabelFormatCode: formatOf(chart),
    dataLabelFontFace: FACE,
    dataLabelFontSize: 12,
    dataLabelColor: stacked ? PALETTE.white : PALETTE.ink,
    ...(many && { showLegend: true, legendPos: "b" as const, legendFontFace: FACE, legendFontSize: 11 }),
  };
  return options as Pptxgen.IChartOpts;
}

/**
 * As many decimals as the figures need, the same for all: with optional ones (`0.##`), office programs write a whole
 * number as “7.”. A missing part of a stacked bar has no figure.
 */
function formatOf({ kind, series }: ExportChart): string {
  const values = series.flatMap((one) => one.values);
  const isNear = (value: number, digits: number) =>
    Math.abs(Number(value.toFixed(digits)) - value) <= Math.abs(value) * 0.005;
  const digits = [0, 1, 2, 3].find((count) => values.every((value) => isNear(value, count))) ?? 4;
  const figure = digits === 0 ? "#,##0" : `#,##0.${"0".repeat(digits)}`;
  return `${figure};-${figure};${kind === "stacked-bar" ? "" : "0"};`;
}
