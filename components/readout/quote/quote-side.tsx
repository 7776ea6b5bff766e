"use client";
import { type ReactNode, useRef } from "react";
import { cn } from "@/components/ui/cn";
import type { Stance } from "../shapes";
import { useQuoteDrop } from "./use-quote-drag";

type Props = { claimId: string; stance: Stance; label: string; children: ReactNode };

/** The quotes on one side of a claim; others can be dropped here. */
export function QuoteSide({ claimId, stance, label, children }: Props) {
  const side = useRef<HTMLElement>(null);
  const isOver = useQuoteDrop(side, { claimId, stance });
  return (
    <section
      ref={side}
      aria-label={label}
      className={cn(
        "grid min-w-0 grid-cols-1 content-start gap-1 rounded-md transition-colors print:block",
        isOver && "bg-primary-soft outline-2 outline-primary outline-dashed",
      )}
    >
      {children}
    </section>
  );
}
