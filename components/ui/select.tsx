import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { controlLook } from "./input";

type Props = ComponentProps<"select"> & { options: readonly { value: string; label: string }[] };

/** The browser's own list: right on phones, with a keyboard, and for screen readers. */
export function Select({ options, className, ...rest }: Props) {
  return (
    <span className={cn("relative inline-flex", className)}>
      <select className={cn(controlLook, "h-9 appearance-none pr-8")} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
