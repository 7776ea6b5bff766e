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
      settled: "",
    },
  },
});

const QUIET = "gap-2 rounded-none bg-transparent px-0 text-muted-foreground";
/** In a column, pills' texts align with their heading and with texts that have no pill around them. */
const IN_LINE = "[td>&:first-child]:-ms-2 [td>:first-child>&:first-child]:-ms-2 [[data-column]>&:first-child]:-ms-2";

type Props = VariantProps<typeof look> & { dot?: boolean; pulse?: boolean; children: ReactNode };

/**
 * A state in a word. The dot only repeats it; `pulse` means that work is in progress. A state that needs no attention
 * has no pill, so that in a list the others stand out: `settled` is as it should be, and neutral ones with a dot are
 * neither good nor bad. Neutral without a dot is a label, not a state.
 */
export function Badge({ tone = "neutral", dot, pulse, children }: Props) {
  const isQuiet = tone === "settled" || (tone === "neutral" && dot);
  return (
    <span className={cn(look({ tone }), isQuiet ? QUIET : IN_LINE)}>
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
