import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center gap-0.5 rounded border bg-surface px-1 font-sans text-[0.6875rem] text-muted-foreground">
      {children}
    </kbd>
  );
}
