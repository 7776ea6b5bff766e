import type { ComponentProps } from "react";
import { cn } from "./cn";
import { controlLook } from "./input";

const SHORTEST = {
  2: "min-h-[calc(2lh+18px)] pointer-coarse:min-h-[calc(2lh+18px)]",
  3: "min-h-[calc(3lh+18px)] pointer-coarse:min-h-[calc(3lh+18px)]",
  4: "min-h-[calc(4lh+18px)] pointer-coarse:min-h-[calc(4lh+18px)]",
  5: "min-h-[calc(5lh+18px)] pointer-coarse:min-h-[calc(5lh+18px)]",
  6: "min-h-[calc(6lh+18px)] pointer-coarse:min-h-[calc(6lh+18px)]",
};

type Props = Omit<ComponentProps<"textarea">, "rows"> & { rows?: keyof typeof SHORTEST };

/** Grows with its text, from the height of `rows`; a browser that can't do so has a handle. */
export function Textarea({ className, rows = 3, ...rest }: Props) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={cn(controlLook, "field-sizing-content max-h-96 resize-y py-2", SHORTEST[rows], className)}
      {...rest}
    />
  );
}
