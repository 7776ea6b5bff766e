"use client";
import { useEffect, useState } from "react";
import { Input } from "./input";

type Props = { value: string; min?: string; max?: string; onDay: (day: string) => void; id?: string };

/** A day to filter by, taken when it is left or Enter is pressed: while it is typed, a year passes through 0002. */
export function DayInput({ value, min, max, onDay, ...field }: Props) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const take = () => typed !== value && onDay(typed);
  return (
    <Input
      {...field}
      type="date"
      value={typed}
      min={min || undefined}
      max={max || undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === "Enter" && take()}
    />
  );
}
