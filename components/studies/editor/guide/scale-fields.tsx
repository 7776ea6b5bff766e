"use client";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Select } from "@/components/ui/fields/select";
import type { GuideQuestion } from "@/lib/core/study/guide";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";

type Scale = NonNullable<GuideQuestion["scale"]>;
type Props = { scale: Scale; onChange: (scale: Scale) => void };

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: String(from + at) }));

/** The two ends of a scale and what they mean. */
export function ScaleFields({ scale, onChange }: Props) {
  const label = (end: "minLabel" | "maxLabel", text: string) => {
    const { [end]: _before, ...rest } = scale;
    onChange(text === "" ? rest : { ...rest, [end]: text });
  };
  return (
    <div className="grid gap-3 pair:grid-cols-2">
      {(["min", "max"] as const).map((end) => {
        const labelName = end === "min" ? "minLabel" : "maxLabel";
        return (
          <div key={end} className="grid grid-cols-[72px_1fr] items-end gap-2">
            <Field label={end === "min" ? "From" : "To"}>
              <Select
                choices={end === "min" ? numbers(0, 1) : numbers(Math.max(2, scale.min + 1), 10)}
                value={String(scale[end])}
                onChange={(event) => onChange({ ...scale, [end]: Number(event.target.value) })}
              />
            </Field>
            <Field label="means" hideLabel>
              <Input
                maxLength={STUDY_TEXT.scaleLabel}
                placeholder={end === "min" ? "means, e.g. not at all" : "means, e.g. completely"}
                value={scale[labelName] ?? ""}
                onChange={(event) => label(labelName, event.target.value)}
              />
            </Field>
          </div>
        );
      })}
    </div>
  );
}
