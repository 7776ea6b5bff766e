import type { ComponentProps } from "react";
import { cn } from "./cn";
import { controlLook } from "./input";

/** Grows with its text, from the height of `rows`; a browser that can't do so has a handle. */
export function Textarea({ className, style, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      // The padding and the border are 18 px.
      style={{ minHeight: `calc(${rows}lh + 18px)`, ...style }}
      className={cn(controlLook, "field-sizing-content max-h-96 resize-y py-2", className)}
      {...rest}
    />
  );
}
