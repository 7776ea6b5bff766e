import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  title: string;
  open?: boolean;
  /** Within a panel, without a border of its own. */
  plain?: boolean;
  children: ReactNode;
};

/** What is needed only once: folded, and opened with a press. */
export const More = ({ title, open = false, plain = false, children }: Props) => (
  <details open={open} className={cn("group", plain ? "border-t" : "rounded-lg border bg-surface")}>
    <summary className="flex cursor-pointer list-none items-center gap-2 rounded-lg px-4 py-3 font-medium hover:bg-muted [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 text-muted-foreground transition-transform group-open:rotate-90 motion-reduce:transition-none"
      />
      {title}
    </summary>
    <div className={plain ? "border-t" : "px-4 pt-1 pb-4"}>{children}</div>
  </details>
);
