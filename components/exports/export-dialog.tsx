"use client";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import type { ExportShape } from "@/lib/api/exports";
import { ExportStatus } from "./export-status";
import { useExport } from "./use-export";

type Choice<T extends string> = { value: T; title: string; text: string };
type Props<T extends string> = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  choices: readonly Choice<T>[];
  /** Further choices for a format. */
  more?: (format: T) => ReactNode;
  request: (format: T) => Promise<ExportShape>;
};

/** Asks for a format, waits for the file and delivers it, also to someone who has closed the dialog meanwhile. */
export function ExportDialog<T extends string>(props: Props<T>) {
  const { open, onOpenChange, title, description, choices, more, request } = props;
  const [chosen, setFormat] = useState<T>();
  const { value: format } = choices.find(({ value }) => value === chosen) ?? choices[0] ?? {};
  const { state, start, forget } = useExport(open);
  const change = (on: boolean) => {
    if (!on) forget();
    onOpenChange(on);
  };
  const isMaking = state.phase === "making";
  return (
    <Dialog open={open} onOpenChange={change} title={title} description={description}>
      {format !== undefined && (
        <RadioCards
          legend="Format"
          hideLegend
          choices={choices}
          value={format}
          busy={isMaking}
          onChange={(next) => {
            forget();
            setFormat(next);
          }}
        />
      )}
      {format !== undefined && more?.(format)}
      <ExportStatus state={state} />
      <footer className="flex justify-end gap-2">
        <Button onClick={() => change(false)}>
          {state.phase === "ready" ? "Done" : isMaking || format === undefined ? "Close" : "Cancel"}
        </Button>
        {state.phase !== "ready" && format !== undefined && (
          <Button tone="primary" busy={isMaking} onClick={() => void start(() => request(format))}>
            <Download /> Export
          </Button>
        )}
      </footer>
    </Dialog>
  );
}
