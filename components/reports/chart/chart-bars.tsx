import type { ChartBlock } from "../blocks";
import { colorOf } from "./chart-colors";
import { figure, longest, totalOf } from "./chart-figures";

const THICK = 22;
const GAP = 3;
/** Room for the figure at the end of the longest bar. */
const FULL_PERCENT = 88;
/** A narrower piece has no room for its figure. */
const LEAST_PERCENT = 7;

type Props = { chart: ChartBlock; at: number };

/** The bars of one category. Widths are shares of the page, so that text is never scaled. */
export function ChartBars({ chart, at }: Props) {
  const most = longest(chart);
  const share = (value: number) => (Math.max(0, value) / most) * FULL_PERCENT;
  return chart.kind === "stacked-bar" ? (
    <Stacked chart={chart} at={at} share={share} />
  ) : (
    <Grouped chart={chart} at={at} share={share} />
  );
}

type Drawn = Props & { share: (value: number) => number };

function Stacked({ chart, at, share }: Drawn) {
  let from = 0;
  const pieces = chart.series.map(({ name, values }, place) => {
    const piece = { name, value: values[at] ?? 0, from, width: share(values[at] ?? 0), place };
    from += piece.width;
    return piece;
  });
  return (
    <svg aria-hidden="true" width="100%" height={THICK} className="block overflow-visible">
      {pieces
        .filter(({ width }) => width > 0)
        .map(({ value, place, ...piece }) => (
          <g key={place}>
            <rect
              x={`${piece.from}%`}
              width={`${piece.width}%`}
              height={THICK}
              style={{ fill: colorOf(place).fill }}
              className="stroke-2 stroke-surface"
            />
            {piece.width >= LEAST_PERCENT && (
              <text
                x={`${piece.from + piece.width / 2}%`}
                y={THICK / 2}
                textAnchor="middle"
                dominantBaseline="central"
                style={{ fill: colorOf(place).text }}
                className="font-medium text-xs tabular-nums"
              >
                {figure(value)}
              </text>
            )}
          </g>
        ))}
      <Figure x={from} y={THICK / 2} value={totalOf(chart, at)} />
    </svg>
  );
}

function Grouped({ chart: { series }, at, share }: Drawn) {
  const height = series.length > 1 ? THICK - 6 : THICK;
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={series.length * (height + GAP) - GAP}
      className="block overflow-visible"
    >
      {series.map(({ values }, place) => {
        const value = values[at] ?? 0;
        const y = place * (height + GAP);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place
          <g key={place}>
            <rect
              y={y}
              width={`${Math.max(share(value), 0.4)}%`}
              height={height}
              rx="3"
              style={{ fill: colorOf(place).fill }}
            />
            <Figure x={Math.max(share(value), 0.4)} y={y + height / 2} value={value} />
          </g>
        );
      })}
    </svg>
  );
}

function Figure({ x, y, value }: { x: number; y: number; value: number }) {
  return (
    <text
      x={`${x}%`}
      y={y}
      dx="8"
      dominantBaseline="central"
      className="fill-foreground font-medium text-sm tabular-nums"
    >
      {figure(value)}
    </text>
  );
}
