import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { heading?: "h1" | "h2"; art?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/**
 * Says what will be here and how to get it there. `heading` is h1 if it is all that the page has. Without a picture it
 * is a small one: for a list among others, and for filters that nothing matches.
 */
export function EmptyState({ heading: Heading = "h2", art, title, children, action }: Props) {
  return (
    <div className={cn("flex flex-col items-center px-6 text-center", art ? "gap-3 py-14" : "gap-1.5 py-8")}>
      {art}
      <Heading className={cn("font-semibold", art ? "mt-1 text-md" : "text-base")}>{title}</Heading>
      {children && <div className="max-w-sm text-pretty text-muted-foreground">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
