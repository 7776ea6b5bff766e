import type { TableBlock } from "../blocks";
import { isNumeric } from "./is-numeric";

/** Numeric cells are right-aligned, so that their digits can be compared. */
export function TableFigure({ table: { columns, rows } }: { table: TableBlock }) {
  const isRight = columns.map((_, at) => rows.length > 0 && rows.every((row) => isNumeric(row[at] ?? "")));
  const side = (at: number) => (isRight[at] ? "text-right tabular-nums" : "text-left");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark, and a report has many tables
    <div
      role="group"
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border print:overflow-visible"
    >
      <table className="w-full border-collapse text-[0.875rem] leading-[1.3125rem]">
        <thead>
          <tr className="bg-background">
            {columns.map((column, at) => {
              // A header row without any text is omitted: a screen reader would announce columns without names.
              const Cell = column.trim() === "" ? "td" : "th";
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  key={at}
                  scope={Cell === "th" ? "col" : undefined}
                  className={`px-3.5 py-2.5 align-bottom font-semibold ${side(at)}`}
                >
                  {column}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={at} className="break-inside-avoid border-t">
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={place} className={`min-w-24 wrap-anywhere px-3.5 py-2.5 align-top ${side(place)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
