"use client";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { keepTypedEarly } from "./use-typed-early";

type Props = Omit<ComponentProps<"input">, "type" | "children" | "disabled"> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox with its label, which is part of the target. */
export function Checkbox({ label, hint, className, ...rest }: Props) {
  return (
    <label className={cn("flex cursor-pointer items-start gap-2.5 pointer-coarse:py-2.5", className)}>
      <input ref={keepTypedEarly} type="checkbox" className="mt-0.5 size-4 shrink-0 accent-primary" {...rest} />
      <span className="grid min-w-0">
        <span>{label}</span>
        {hint && <span className="text-muted-foreground text-sm">{hint}</span>}
      </span>
    </label>
  );
}
