"use client";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/fields/input";
import type { Question } from "../shapes";
import { ChoiceList } from "./choice-list";
import { GrowingText } from "./growing-text";
import { ScaleRow } from "./scale-row";

type Props = {
  name: string;
  question: Pick<Question, "kind" | "options" | "scale">;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  placeholder: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
  onPaste?: (characters: number) => void;
};

const USUAL_SCALE = { min: 1, max: 5 };

/** The control for a question of any kind. A number stays the typed text until it is sent. */
export function QuestionControl({ question, value, onChange, onPaste, placeholder, ...rest }: Props) {
  const { kind, options, scale } = question;
  const { name, labelledBy, describedBy, invalid } = rest;
  const aria = { "aria-labelledby": labelledBy, "aria-describedby": describedBy, "aria-invalid": invalid };
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (kind === "single" || kind === "multiple") {
    const chosen = Array.isArray(value) ? value.filter((item) => typeof item === "string") : text ? [text] : [];
    const many = kind === "multiple";
    const choose = (next: string[]) => onChange(many ? next : next[0]);
    return <ChoiceList {...rest} options={options ?? []} many={many} chosen={chosen} onChange={choose} />;
  }
  if (kind === "scale") {
    const point = typeof value === "number" ? value : null;
    return <ScaleRow {...rest} scale={scale ?? USUAL_SCALE} value={point} onChange={onChange} />;
  }
  if (kind === "number")
    return (
      <Input
        {...aria}
        name={name}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={30}
        placeholder={placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 max-w-56 rounded-md px-3.5 text-md rtl:text-right"
      />
    );
  return (
    <GrowingText
      {...aria}
      name={name}
      placeholder={placeholder}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onPaste={(event) => onPaste?.(event.clipboardData.getData("text").length)}
      className={cn("max-h-90", kind === "open" && "min-h-24")}
    />
  );
}
