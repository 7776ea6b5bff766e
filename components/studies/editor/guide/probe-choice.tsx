"use client";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { keepTypedEarly } from "@/components/ui/fields/use-typed-early";
import type { GuideQuestion } from "@/lib/core/study/guide";
import { PROBES } from "@/lib/core/study/question-kinds";
import { PROBE_WORDS } from "./question-words";

type Probe = GuideQuestion["probe"];
type Props = { value: Probe; onChange: (value: Probe) => void };

/** How far the moderator follows up, each with an explanation. */
export function ProbeChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">Follow-ups</legend>
      <div className="inline-grid w-full max-w-72 grid-cols-3 gap-0.5 rounded-sm border bg-muted p-0.5">
        {PROBES.map((probe) => (
          <label
            key={probe}
            className={cn(
              "flex h-7 cursor-pointer items-center justify-center rounded font-medium text-muted-foreground text-sm transition-colors hover:text-foreground has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring",
              value === probe && "bg-raised text-foreground shadow-low",
            )}
          >
            <input
              ref={keepTypedEarly}
              type="radio"
              name={name}
              checked={value === probe}
              onChange={() => onChange(probe)}
              className="sr-only"
            />
            {PROBE_WORDS[probe].label}
          </label>
        ))}
      </div>
      <p className="text-pretty text-muted-foreground text-sm">{PROBE_WORDS[value].text}</p>
    </fieldset>
  );
}
