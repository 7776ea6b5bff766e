import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { cn } from "./cn";

const look = cva("inline-flex h-5 items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-xs", {
  variants: {
    tone: {
      neutral: "bg-muted text-muted-foreground",
      primary: "bg-primary-soft text-primary-text",
      success: "bg-success-soft text-success",
      warning: "bg-warning-soft text-warning",
      danger: "bg-danger-soft text-danger",
      info: "bg-info-soft text-info",
      settled: "gap-2 rounded-none px-0 text-muted-foreground",
    },
  },
  defaultVariants: { tone: "neutral" },
});

/** In a column, pills' texts align with their heading and with texts that have no pill around them. */
const IN_LINE = "[td>&:first-child]:-ms-2 [td>:first-child>&:first-child]:-ms-2 [[data-column]>&:first-child]:-ms-2";

type Props = VariantProps<typeof look> & { dot?: boolean; pulse?: boolean; children: ReactNode };

/**
 * A state in a word. The dot only repeats it; `pulse` means that work is in progress. `settled` is as it should be and
 * needs no attention: in a list where most are, the others stand out.
 */
export function Badge({ tone, dot, pulse, children }: Props) {
  return (
    <span className={cn(look({ tone }), tone !== "settled" && IN_LINE)}>
      {dot && (
        <span
          aria-hidden
          className={`size-1.5 rounded-full ${tone === "settled" ? "bg-success" : "bg-current"} ${pulse ? "animate-pulse" : ""}`}
        />
      )}
      {children}
    </span>
  );
}
