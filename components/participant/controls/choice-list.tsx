"use client";
import { Check } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { keepTypedEarly } from "@/components/ui/fields/use-typed-early";
import { textDirection } from "@/lib/core/text/text-direction";
import { toggled } from "./toggled";

type Props = {
  name: string;
  /** The id of the element with the question's text. */
  labelledBy: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  options: string[];
  many: boolean;
  chosen: string[];
  onChange: (chosen: string[]) => void;
};

/** Options to choose one or several from, as cards over native radio buttons or checkboxes. */
export function ChoiceList({ name, labelledBy, describedBy, invalid, options, many, chosen, onChange }: Props) {
  const choose = (option: string) => onChange(many ? toggled(options, chosen, option) : [option]);
  const aria = {
    role: many ? "group" : "radiogroup",
    "aria-labelledby": labelledBy,
    "aria-describedby": describedBy,
    ...(many ? {} : { "aria-invalid": invalid }),
  };
  return (
    <div {...aria} className="grid gap-2.5">
      {options.map((option) => {
        const isChosen = chosen.includes(option);
        return (
          <label
            key={option}
            className={cn(
              "flex min-h-12 cursor-pointer items-center gap-3 rounded-md border bg-raised px-4 py-3 transition-colors hover:border-border-strong has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
              isChosen && "border-primary bg-primary-soft hover:border-primary",
              invalid && !isChosen && "border-danger",
            )}
          >
            <span className="relative grid size-5 shrink-0 place-items-center text-primary-foreground">
              <input
                ref={keepTypedEarly}
                type={many ? "checkbox" : "radio"}
                name={name}
                checked={isChosen}
                onChange={() => choose(option)}
                className={cn(
                  "peer absolute inset-0 size-5 cursor-pointer appearance-none border border-border-strong bg-raised outline-none transition-colors checked:border-primary checked:bg-primary",
                  many ? "rounded-[5px]" : "rounded-full",
                )}
              />
              {many ? (
                <Check
                  aria-hidden
                  strokeWidth={3}
                  className="pointer-events-none relative hidden size-3.5 peer-checked:block"
                />
              ) : (
                <span className="pointer-events-none relative hidden size-2 rounded-full bg-current peer-checked:block" />
              )}
            </span>
            <span className="min-w-0 flex-1 text-pretty wrap-anywhere">
              <bdi dir={textDirection(option)}>{option}</bdi>
            </span>
          </label>
        );
      })}
    </div>
  );
}
