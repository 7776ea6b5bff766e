import type { ReactNode } from "react";
import { Mark } from "@/components/ui/text/mark";

/** The frame of the page that asks whether a program may connect: one column, nothing else to press. */
export function ConnectFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8 pair:py-14">
      <header className="mb-6 flex items-center gap-2.5 font-semibold text-md tracking-tight">
        <Mark className="size-7" /> Earshot
      </header>
      <main
        id="main"
        className="grid w-full max-w-[520px] grid-cols-1 gap-5 rounded-lg border bg-surface p-5 shadow-low pair:p-8"
      >
        {children}
      </main>
    </div>
  );
}
