"use client";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useMounted } from "@/components/ui/hooks/use-mounted";
import { fromLocal, toLocal } from "./local-time";

type Props = { value: string | null; error: string | undefined; onChange: (iso: string | null) => void };

/** Until when people may start, in the researcher's own time zone. */
export function DeadlineField({ value, error, onChange }: Props) {
  const mounted = useMounted();
  const zone = mounted ? Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ") : null;
  return (
    <Field
      label="Deadline (optional)"
      error={error}
      hint={`Nobody can start after this${zone ? `. Your time, ${zone}` : ""}.`}
    >
      <Input
        type="datetime-local"
        data-field="deadline"
        value={mounted && value ? toLocal(value) : ""}
        onChange={(event) => onChange(fromLocal(event.target.value))}
      />
    </Field>
  );
}
