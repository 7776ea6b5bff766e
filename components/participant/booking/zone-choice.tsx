"use client";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "@/components/ui/input";
import { localeOf } from "@/lib/core/languages";
import { useWords } from "../words/words-context";
import { zoneLabel, zones } from "./zone";

type Props = { value: string; at: Date; onChange: (zone: string) => void };

/** The time zone that times are shown in: a native select, since there are hundreds. */
export function ZoneChoice({ value, at, onChange }: Props) {
  const { words, language } = useWords();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-base text-muted-foreground">
        {words.booking.zone}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(controlLook, "h-12 rounded-md px-3 text-md")}
      >
        {zones(value).map((zone) => (
          <option key={zone} value={zone}>
            {zone === value ? zoneLabel(zone, at, localeOf(language)) : zone.replaceAll("_", " ")}
          </option>
        ))}
      </select>
    </div>
  );
}
