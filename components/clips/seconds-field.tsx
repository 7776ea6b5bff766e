"use client";
import { useState } from "react";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { exactTime, readTime } from "./exact-time";

type Props = { label: string; seconds: number; change: (seconds: number) => void };

/** A field for a moment of the recording, in minutes and seconds. */
export function SecondsField({ label, seconds, change }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readTime(typed) === null;
  const settle = () => {
    const read = typed === null ? null : readTime(typed);
    if (read !== null) change(read);
    setTyped(null);
  };
  return (
    <Field label={label} error={isWrong ? "Use a time like 1:02.5." : undefined}>
      <Input
        inputMode="decimal"
        value={typed ?? exactTime(seconds)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        className="tabular-nums"
      />
    </Field>
  );
}
