"use client";
import { Plus, X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { AutosizeTextarea } from "@/components/ui/fields/autosize-textarea";
import { IconButton } from "@/components/ui/icon-button";
import { BLOCK_TEXT } from "@/lib/core/document/block-text";
import {
  type Grid,
  withCell,
  withColumn,
  withNewColumn,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
} from "./grid-edits";

type Props = {
  label: string;
  grid: Grid;
  onChange: (grid: Grid) => void;
  /** The name of a new column. */
  columnName: string;
  /** The first column holds the rows' names; its header isn't editable here. */
  hasRowNames?: boolean;
  /** The number of rows and columns that are never removed. */
  least: { rows: number; columns: number };
  most: { rows: number; columns: number };
};

const cellLook =
  "block min-h-10 w-full min-w-20 bg-transparent px-3.5 py-2.5 leading-[1.3125rem] -outline-offset-2 placeholder:text-muted-foreground";

/** A small spreadsheet: Tab moves on, Enter moves down and adds a row at the end, cells can be pasted. */
export function GridEditor({ label, grid, onChange, columnName, hasRowNames, least, most }: Props) {
  const box = useRef<HTMLTableElement>(null);
  const { columns, rows } = grid;
  const [isBlank] = useState([columns, ...rows].flat().every((text) => text === ""));
  // Someone who just inserted a table continues by typing: the caret was put on the block, which has no text of its
  // own.
  useEffect(() => {
    const isHere = box.current?.closest("[data-block]") === document.activeElement;
    if (isBlank && isHere) box.current?.querySelector<HTMLElement>("[data-cell]")?.focus();
  }, [isBlank]);
  const focusCell = (row: number, at: number) =>
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-cell="${row}:${at}"]`)?.focus());
  const addRow = (at = 0) => {
    if (rows.length >= most.rows) return;
    onChange(withRow(grid));
    focusCell(rows.length, at);
  };
  const addColumn = () => {
    onChange(withNewColumn(grid, columnName));
    focusCell(-1, columns.length);
  };
  const onKeyDown = (event: KeyboardEvent, row: number, at: number) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (row + 1 < rows.length) focusCell(row + 1, at);
    else addRow(at);
  };
  const onPaste = (event: ClipboardEvent, row: number, at: number) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    onChange(withPasted(grid, row, at, text));
  };
  return (
    <div className="group/grid grid grid-cols-1 gap-1">
      <div className="overflow-x-auto rounded-lg border bg-surface">
        <table ref={box} aria-label={label} className="w-full border-collapse text-[0.875rem]">
          <thead>
            <tr className="bg-background">
              {columns.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={at} scope="col" className="group/cell p-0 text-left align-top">
                  <span className="flex items-start">
                    {hasRowNames && at === 0 ? (
                      <span className="px-3.5 py-2.5 font-medium text-muted-foreground">{name}</span>
                    ) : (
                      <AutosizeTextarea
                        data-cell={`-1:${at}`}
                        aria-label={`Name of column ${at + 1}`}
                        maxLength={BLOCK_TEXT.title}
                        placeholder={hasRowNames ? "Series" : ""}
                        value={name}
                        onKeyDown={(event) => onKeyDown(event, -1, at)}
                        onChange={({ target }) => onChange(withColumn(grid, at, target.value.replaceAll("\n", " ")))}
                        className={`${cellLook} font-semibold`}
                      />
                    )}
                    {columns.length > least.columns && !(hasRowNames && at === 0) && (
                      <Remove label={`Delete column ${at + 1}`} onClick={() => onChange(withoutColumn(grid, at))} />
                    )}
                  </span>
                </th>
              ))}
              <td className="w-8" />
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={row} className="group/cell border-t">
                {cells.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={at} className="p-0 align-top">
                    <AutosizeTextarea
                      data-cell={`${row}:${at}`}
                      aria-label={`${columns[at] || `Column ${at + 1}`}, row ${row + 1}`}
                      inputMode={hasRowNames && at > 0 ? "decimal" : undefined}
                      maxLength={hasRowNames ? BLOCK_TEXT.title : BLOCK_TEXT.cell}
                      value={text}
                      onKeyDown={(event) => onKeyDown(event, row, at)}
                      onPaste={(event) => onPaste(event, row, at)}
                      onChange={({ target }) => onChange(withCell(grid, row, at, target.value))}
                      className={cellLook}
                    />
                  </td>
                ))}
                <td className="w-8 align-top">
                  {rows.length > least.rows && (
                    <Remove label={`Delete row ${row + 1}`} onClick={() => onChange(withoutRow(grid, row))} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="-mb-3 flex flex-wrap gap-1 opacity-0 transition-opacity focus-within:opacity-100 group-focus-within/grid:opacity-100 group-hover/grid:opacity-100 print:hidden [@media(hover:none)]:opacity-100">
        <Button tone="ghost" size="small" disabled={rows.length >= most.rows} onClick={() => addRow()}>
          <Plus /> Row
        </Button>
        <Button tone="ghost" size="small" disabled={columns.length >= most.columns} onClick={addColumn}>
          <Plus /> {columnName}
        </Button>
      </div>
    </div>
  );
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    // A finger can't hover: on touch screens the buttons appear while something in the table has the focus, and take no
    // taps before.
    <IconButton
      label={label}
      onClick={onClick}
      className="m-1 size-7 opacity-0 focus-visible:opacity-100 group-focus-within/cell:opacity-100 group-hover/cell:opacity-100 print:hidden [@media(hover:none)]:pointer-events-none [@media(hover:none)]:group-focus-within/grid:pointer-events-auto [@media(hover:none)]:group-focus-within/grid:opacity-100"
    >
      <X />
    </IconButton>
  );
}
