"use client";
import { ArrowRightLeft, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";

type Props = { count: number; onMove: () => void; onClear: () => void };

/** Actions for the selected cards, over the bottom of the board. */
export function SelectionBar({ count, onMove, onClear }: Props) {
  if (count === 0) return null;
  return (
    <section
      aria-label="Selected cards"
      className="fixed bottom-5 left-1/2 z-30 flex -translate-x-1/2 items-center gap-2 rounded-lg border bg-raised py-2 pr-2 pl-4 shadow-high"
    >
      <span className="whitespace-nowrap font-medium tabular-nums">{count} selected</span>
      <Button tone="primary" size="small" onClick={onMove}>
        <ArrowRightLeft /> Move to…
      </Button>
      <IconButton label="Clear the selection" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  );
}
