"use client";
import { type ReactNode, useState } from "react";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";

type Props = {
  id: string;
  label: string;
  hint?: ReactNode;
  value: number | null;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  placeholder: string;
  onChange: (value: number | null) => void;
};

/** An optional number. What is typed stays as typed; a number out of range is reported too. */
export function NumberField({ id, label, hint, value, min, max, step = 1, unit, placeholder, onChange }: Props) {
  const [typed, setTyped] = useState(value === null ? "" : String(value));
  const [told, setTold] = useState(value);
  // Another version was loaded from elsewhere: what was typed before no longer counts.
  if (value !== told) {
    setTold(value);
    setTyped(value === null ? "" : String(value));
  }
  const number = typed.trim() === "" ? null : Number(typed);
  const wrong = number !== null && !(number >= min && number <= max && (step !== 1 || Number.isInteger(number)));
  const bound = (limit: number) => `${unit ?? ""}${limit.toLocaleString("en-US")}`;
  const change = (text: string) => {
    setTyped(text);
    const next = text.trim() === "" ? null : Number(text);
    if (Number.isNaN(next) || next === value) return;
    setTold(next);
    onChange(next);
  };
  return (
    <Field label={label} hint={hint} error={wrong ? `Between ${bound(min)} and ${bound(max)}.` : undefined}>
      <NumberInput
        data-field={id}
        unit={unit}
        inputMode={step === 1 ? "numeric" : "decimal"}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

function NumberInput({ unit, ...rest }: React.ComponentProps<"input"> & { unit: string | undefined }) {
  return (
    <span className="relative block">
      {unit && <span className="absolute top-2 left-2.5 text-muted-foreground">{unit}</span>}
      <Input autoComplete="off" className={unit ? "pl-6 tabular-nums" : "tabular-nums"} {...rest} />
    </span>
  );
}
