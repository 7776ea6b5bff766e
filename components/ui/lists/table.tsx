import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/**
 * Rows keep their height and scroll sideways on a narrow screen; `caption` names the table for screen readers. Columns
 * are shown depending on the table's own width (`@min-[…]`), since the window also holds the navigation, settings and
 * Eva, and in rem: large text needs more of it. A moment that fills a cell begins it: "Just now".
 */
export function Table({ caption, className, children, ...rest }: ComponentProps<"table"> & { caption: string }) {
  return (
    // `relative`, or a hidden heading of a column outside of the view widens the page.
    <div className="@container relative overflow-x-auto overflow-y-hidden">
      <table
        className={cn(
          "w-full border-collapse text-left [&_td]:h-11 [&_td]:border-t [&_td]:px-3 [&_td]:py-2 [&_td:has(>time:only-child)]:first-letter:uppercase [&_th]:h-9 [&_th]:whitespace-nowrap [&_th]:px-3 [&_th]:font-medium [&_th]:text-muted-foreground [&_th]:text-xs",
          className,
        )}
        {...rest}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
