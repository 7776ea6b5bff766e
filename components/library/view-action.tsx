import type { ReactNode } from "react";

/** What creates another of what a project's view shows: beside the tabs, or below them on a phone. */
export function ViewAction({ children }: { children: ReactNode }) {
  return (
    <div className="flex justify-end shell:absolute shell:-top-2.5 shell:right-0 shell:pointer-coarse:top-1">
      {children}
    </div>
  );
}
