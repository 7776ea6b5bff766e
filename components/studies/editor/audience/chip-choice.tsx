"use client";
import { cn } from "@/components/ui/cn";
import { keepTypedEarly } from "@/components/ui/fields/use-typed-early";

type Props<T extends string> = {
  legend: string;
  choices: Record<T, string>;
  chosen: T[];
  onChange: (chosen: T[]) => void;
};

/** Chooses any number of a few options; choosing none means that it doesn't matter. */
export function ChipChoice<T extends string>({ legend, choices, chosen, onChange }: Props<T>) {
  const values = Object.keys(choices) as T[];
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 flex gap-2 font-medium text-sm">
        {legend}
        {chosen.length === 0 && <span className="font-normal text-muted-foreground">any</span>}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map((value) => (
          <label
            key={value}
            className={cn(
              "inline-flex h-7 cursor-pointer items-center rounded-full border bg-raised px-2.5 text-sm transition-colors hover:border-border-strong has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2",
              chosen.includes(value) && "border-primary bg-primary-soft font-medium text-primary-text",
            )}
          >
            <input
              ref={keepTypedEarly}
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(values.filter((other) => (other === value ? event.target.checked : chosen.includes(other))))
              }
              className="sr-only"
            />
            {choices[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
