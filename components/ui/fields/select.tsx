"use client";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "./control-look";
import { keepTypedEarly } from "./use-typed-early";

type Choice = { value: string; label: string };
type Group = { label: string; choices: readonly Choice[] };
type Props = Omit<ComponentProps<"select">, "children"> & { choices: readonly (Choice | Group)[] };

/** The browser's own select, which every phone and screen reader knows. */
export function Select({ choices, className, ...rest }: Props) {
  return (
    <span className={cn("relative inline-grid w-full items-center", className)}>
      <select
        ref={keepTypedEarly}
        className={cn(controlLook, "h-8 cursor-pointer appearance-none truncate pe-8")}
        {...rest}
      >
        {choices.map((item) =>
          "choices" in item ? (
            <optgroup key={item.label} label={item.label}>
              {item.choices.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(item)
          ),
        )}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-2.5 size-4 text-muted-foreground" />
    </span>
  );
}

const optionOf = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);
