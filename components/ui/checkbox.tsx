import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

type Props = Omit<ComponentProps<"input">, "type" | "children"> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox with its label, which is part of the target. */
export function Checkbox({ label, hint, className, disabled, ...rest }: Props) {
  return (
    <label
      className={cn(
        "flex items-start gap-2.5 pointer-coarse:py-2.5",
        disabled ? "opacity-60" : "cursor-pointer",
        className,
      )}
    >
      <input type="checkbox" disabled={disabled} className="mt-0.5 size-4 shrink-0 accent-primary" {...rest} />
      <span className="grid min-w-0">
        <span>{label}</span>
        {hint && <span className="text-muted-foreground text-sm">{hint}</span>}
      </span>
    </label>
  );
}
