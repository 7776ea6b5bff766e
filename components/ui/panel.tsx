import type { ReactNode } from "react";
import { cn } from "./cn";

/** The border around a list, a table or an empty state. */
export function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn("overflow-hidden rounded-lg border bg-surface", className)}>{children}</div>;
}
