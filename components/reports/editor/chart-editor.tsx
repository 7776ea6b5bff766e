"use client";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Select } from "@/components/ui/fields/select";
import { IconButton } from "@/components/ui/icon-button";
import { BLOCK_TEXT } from "@/lib/core/document/block-text";
import type { ChartBlock } from "../blocks";
import { ChartFigure } from "../chart/chart-figure";
import { gridOf, withGrid } from "./chart-grid";
import { GridEditor } from "./grid-editor";

type Props = { chart: ChartBlock; onChange: (chart: ChartBlock) => void };

const KINDS = [
  { value: "bar", label: "Bars side by side" },
  { value: "stacked-bar", label: "Bars stacked" },
];

/** A chart with its texts and figures next to it while they are being edited. */
export function ChartEditor({ chart, onChange }: Props) {
  const isNew = chart.title === "";
  const [isOpen, setOpen] = useState(isNew);
  return (
    <div className="relative grid gap-2">
      <ChartFigure chart={chart} />
      {isOpen ? (
        <ChartFields chart={chart} onChange={onChange} onDone={() => setOpen(false)} />
      ) : (
        <IconButton label="Edit chart" onClick={() => setOpen(true)} className="absolute top-3 right-3 print:hidden">
          <Pencil />
        </IconButton>
      )}
    </div>
  );
}

function ChartFields({ chart, onChange, onDone }: Props & { onDone: () => void }) {
  // A cell keeps what was typed while the chart has its number; an undo resets both.
  const [written, setWritten] = useState(() => gridOf(chart));
  const grid = JSON.stringify(withGrid(chart, written)) === JSON.stringify(chart) ? written : gridOf(chart);
  const set = (fields: Partial<ChartBlock>) => onChange({ ...chart, ...fields });
  return (
    <fieldset className="grid gap-3 rounded-lg border bg-background p-4 print:hidden">
      <legend className="sr-only">Chart text and figures</legend>
      <Field label="Title: say what it shows">
        <Input
          maxLength={BLOCK_TEXT.title}
          placeholder="Six of eight people looked for the price first"
          value={chart.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <div className="grid gap-3 pair:grid-cols-2">
        <Field label="What’s counted">
          <Input
            maxLength={BLOCK_TEXT.unit}
            placeholder="people"
            value={chart.unit}
            onChange={({ target }) => set({ unit: target.value })}
          />
        </Field>
        <Field label="Kind">
          <Select
            choices={KINDS}
            value={chart.kind}
            onChange={({ target }) => set({ kind: target.value === "bar" ? "bar" : "stacked-bar" })}
          />
        </Field>
      </div>
      <GridEditor
        label="Chart figures"
        grid={grid}
        columnName="Series"
        hasRowNames
        least={{ rows: 1, columns: 2 }}
        most={{ rows: 100, columns: 20 }}
        onChange={(next) => {
          setWritten(next);
          onChange(withGrid(chart, next));
        }}
      />
      <Field label="Note under the chart">
        <Input maxLength={BLOCK_TEXT.note} value={chart.note} onChange={({ target }) => set({ note: target.value })} />
      </Field>
      <Button size="small" className="w-fit" onClick={onDone}>
        Done
      </Button>
    </fieldset>
  );
}
