"use client";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Dialog } from "@/components/ui/dialog";
import { ProgressBar } from "@/components/ui/progress-bar";
import { RadioCards } from "@/components/ui/radio-cards";
import type { ExportShape } from "@/lib/api/exports";
import { byteSize } from "@/lib/core/byte-size";
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
      {state.phase === "failed" && <Callout tone="danger">{state.why}</Callout>}
      <div role="status" className="grid gap-2 empty:hidden">
        {isMaking && (
          <>
            <ProgressBar label="Export" value={null} />
            <span className="text-muted-foreground text-sm">
              Preparing the file. A long one takes a few minutes; you can close this, and it downloads when it’s ready.
            </span>
          </>
        )}
        {state.phase === "ready" && (
          <span className="text-sm">
            {state.made.fileName} is ready
            {state.made.sizeBytes !== null && <> ({byteSize(state.made.sizeBytes)})</>}. If the download didn’t start,{" "}
            <a href={state.made.downloadUrl ?? "#"} className="font-medium text-primary-text underline">
              download it here
            </a>
            .
          </span>
        )}
      </div>
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
