"use client";
import type { TableBlock } from "../blocks";
import { GridEditor } from "./grid-editor";

type Props = { table: TableBlock; onChange: (table: TableBlock) => void };

export function TableEditor({ table, onChange }: Props) {
  return (
    <GridEditor
      label="Table"
      grid={table}
      columnName="Column"
      least={{ rows: 0, columns: 1 }}
      most={{ rows: 500, columns: 20 }}
      onChange={(grid) => onChange({ ...table, ...grid })}
    />
  );
}
