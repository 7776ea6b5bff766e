import type { ReactNode } from "react";
import { Mark } from "@/components/ui/text/mark";

/** The frame of pages about one payment: no navigation, one column, phone first. */
export function PayFrame({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-background">
      {banner && <header>{banner}</header>}
      <main id="main" className="mx-auto grid max-w-[480px] grid-cols-1 gap-6 px-4 py-8 pair:py-14">
        <p className="flex items-center gap-2.5 font-semibold text-md tracking-tight">
          <Mark className="size-7" /> Earshot
        </p>
        {children}
      </main>
    </div>
  );
}
