"use client";
import { useId } from "react";
import { Select } from "@/components/ui/fields/select";
import { localeOf } from "@/lib/core/languages";
import { useWords } from "../words/words-context";
import { zoneLabel, zones } from "./zone";

type Props = { value: string; at: Date[]; onChange: (zone: string) => void };

/** The time zone that times are shown in: a native select, since there are hundreds. */
export function ZoneChoice({ value, at, onChange }: Props) {
  const { words, language } = useWords();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-base text-muted-foreground">
        {words.booking.zone}
      </label>
      <Select
        id={id}
        value={value}
        choices={zones(value).map((zone) => ({
          value: zone,
          label: zone === value ? zoneLabel(zone, at, localeOf(language)) : zone.replaceAll("_", " "),
        }))}
        onChange={(event) => onChange(event.target.value)}
        className="[&_select]:h-12 [&_select]:rounded-md [&_select]:pl-3 [&_select]:text-md"
      />
    </div>
  );
}
