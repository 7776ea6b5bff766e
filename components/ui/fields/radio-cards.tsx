"use client";
import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";
import { keepTypedEarly } from "./use-typed-early";

type Choice<T extends string> = {
  value: T;
  title: string;
  text?: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
  /** Shown but disabled; `text` says why. */
  disabled?: boolean;
};
type Props<T extends string> = {
  legend: string;
  hideLegend?: boolean;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  /** The choice is being saved: nothing else can be chosen, and the focus stays. */
  busy?: boolean;
  className?: string;
};

/** A choice of one option, each explained in a sentence; arrow keys move as in any group of radio buttons. */
export function RadioCards<T extends string>(props: Props<T>) {
  const { legend, hideLegend, choices, value, onChange, busy, className } = props;
  const name = useId();
  return (
    <fieldset aria-busy={busy || undefined} className="min-w-0">
      <legend className={hideLegend ? "sr-only" : "mb-1.5 font-medium text-sm"}>{legend}</legend>
      <div className={cn("grid grid-cols-1 gap-2", className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cn(
              "relative flex gap-3 rounded-md border p-3 transition-colors has-[:checked]:border-primary has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2",
              choice.disabled
                ? "cursor-not-allowed border-dashed"
                : "cursor-pointer bg-raised shadow-low hover:border-border-strong",
              value === choice.value && "bg-primary-soft/50",
            )}
          >
            <input
              ref={keepTypedEarly}
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => busy || onChange(choice.value)}
              className="mt-0.5 size-4 shrink-0 accent-primary outline-none"
            />
            <span className="grid min-w-0 flex-1 content-start gap-0.5">
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="flex items-center gap-2 font-medium [&_svg]:size-4 [&_svg]:text-muted-foreground">
                  {choice.icon}
                  {choice.title}
                </span>
                {choice.detail && <span className="text-muted-foreground text-sm tabular-nums">{choice.detail}</span>}
              </span>
              {choice.text && <span className="text-pretty text-muted-foreground text-sm">{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
