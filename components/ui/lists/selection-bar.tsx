"use client";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";

type Props = { label: string; count: number; onClear: () => void; children: ReactNode };

/** What can be done with everything that is selected, over the bottom of the window. */
export function SelectionBar({ label, count, onClear, children }: Props) {
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      className="fixed bottom-5 left-1/2 z-30 flex -translate-x-1/2 items-center gap-2 rounded-lg border bg-raised py-2 pr-2 pl-4 shadow-high print:hidden"
    >
      <span className="whitespace-nowrap font-medium tabular-nums">{count} selected</span>
      {children}
      <IconButton label="Clear the selection" onClick={onClear}>
        <X />
      </IconButton>
    </section>
  );
}
