import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** The link or button around a pill: for fingers it is 44 px high, which the pill itself doesn't have to be. */
export const pillTarget = "group/pill flex h-8 shrink-0 items-center rounded-sm -outline-offset-2 pointer-coarse:h-11";

/** What is seen of a choice in a row of choices. */
export function Pill({ chosen, children }: { chosen: boolean; children: ReactNode }) {
  return (
    <span
      className={cn(
        "flex h-8 flex-1 items-center whitespace-nowrap rounded-sm px-2.5 text-muted-foreground transition-colors group-hover/pill:bg-muted group-hover/pill:text-foreground group-active/pill:brightness-95 dark:group-active/pill:brightness-125",
        chosen && "bg-muted text-foreground",
      )}
    >
      {children}
    </span>
  );
}
