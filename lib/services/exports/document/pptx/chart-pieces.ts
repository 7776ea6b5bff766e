import type Pptxgen from "pptxgenjs";
import type { Words } from "@/lib/services/exports/words/english";
import { chartText } from "../chart-text";
import type { ExportChart } from "../export-document";
import { PALETTE, SERIES } from "../palette";
import { short } from "../short";
import type { Deck, Piece } from "./deck";
import { FACE } from "./slide-size";
import { chunks, paragraphPieces } from "./text-pieces";

const MOST_BARS = 12;

/** A native chart that can be edited, its title above and its note below; many bars go on in another chart. */
export function chartPieces(deck: Deck, chart: ExportChart, width: number, labels = Math.floor(width * 5)): Piece[] {
  const indexes = chunks([...chart.categories.keys()], MOST_BARS);
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
      bars(deck, shown, width, labels),
      ...notes,
    ];
  });
}

function bars(deck: Deck, chart: ExportChart, width: number, labels: number): Piece {
  const many = chart.series.length > 1;
  const height = Math.min(
    3.9,
    0.55 + chart.categories.length * (chart.kind === "bar" && many ? 0.8 : 0.62) + (many ? 0.4 : 0),
  );
  // Bars are drawn from the bottom.
  const names = chart.categories.map((name) => short(name, labels)).reverse();
  const series = chart.series.map(({ name, values }) => ({ name, labels: names, values: [...values].reverse() }));
  return {
    height,
    draw: (slide, x, y) => slide.addChart("bar", series, { ...look(chart, deck.words), x, y, w: width, h: height }),
  };
}

function look(chart: ExportChart, words: Words): Pptxgen.IChartOpts {
  const many = chart.series.length > 1;
  const stacked = chart.kind === "stacked-bar";
  return {
    altText: chartText(chart, words),
    lang: words.locale,
    barDir: "bar",
    barGrouping: stacked ? "stacked" : "clustered",
    barGapWidthPct: 45,
    chartColors: SERIES.slice(0, Math.max(1, chart.series.length)),
    catAxisLabelFontFace: FACE,
    catAxisLabelFontSize: 12,
    catAxisLabelColor: PALETTE.ink,
    catAxisLineShow: false,
    valAxisHidden: true,
    valGridLine: { style: "none" },
    ...(atLeastZero(chart) && { valAxisMinVal: 0 }),
    ...(chart.of !== null && { valAxisMaxVal: chart.of }),
    showValue: true,
    dataLabelFormatCode: "#,##0.##;-#,##0.##;;",
    dataLabelFontFace: FACE,
    dataLabelFontSize: 12,
    dataLabelColor: stacked ? PALETTE.white : PALETTE.ink,
    ...(many && { showLegend: true, legendPos: "b", legendFontFace: FACE, legendFontSize: 11 }),
  };
}

const atLeastZero = ({ series }: ExportChart): boolean =>
  series.every(({ values }) => values.every((value) => value >= 0));
