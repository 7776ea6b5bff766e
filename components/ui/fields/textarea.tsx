"use client";
import { type ComponentProps, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "./control-look";
import { useTypedEarly } from "./use-typed-early";

/** Grows with its text, from the height of `rows`; a browser that can't do so has a handle. */
export function Textarea({ ref, className, style, rows = 3, ...rest }: ComponentProps<"textarea">) {
  const box = useRef<HTMLTextAreaElement>(null);
  const keep = useTypedEarly(box, ref);
  return (
    <textarea
      ref={keep}
      rows={rows}
      dir="auto"
      // The padding and the border are 18 px.
      style={{ minHeight: `calc(${rows}lh + 18px)`, ...style }}
      className={cn(controlLook, "wrap-anywhere field-sizing-content max-h-96 resize-y py-2", className)}
      {...rest}
    />
  );
}
