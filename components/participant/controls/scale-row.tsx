"use client";
import type { CSSProperties } from "react";
import { cn } from "@/components/ui/cn";
import { keepTypedEarly } from "@/components/ui/fields/use-typed-early";
import type { Scale } from "../shapes";

type Props = {
  name: string;
  labelledBy: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  scale: Scale;
  value: number | null;
  onChange: (value: number) => void;
};

/** The points of a scale side by side, in two rows on a phone if there are more than seven. */
export function ScaleRow({ name, labelledBy, describedBy, invalid, scale, value, onChange }: Props) {
  const { min, max, minLabel, maxLabel } = scale;
  const points = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const columns = { "--points": points.length, "--half": Math.ceil(points.length / 2) } as CSSProperties;
  const nameOf = (point: number) => {
    const label = point === min ? minLabel : point === max ? maxLabel : undefined;
    return label ? `${point}, ${label}` : String(point);
  };
  const hasTwoRows = points.length > 7;
  return (
    <div className="grid gap-2.5">
      <div
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        style={columns}
        className={cn(
          "grid gap-2",
          hasTwoRows
            ? "grid-cols-[repeat(var(--half),minmax(0,1fr))] @lg:grid-cols-[repeat(var(--points),minmax(0,1fr))]"
            : "grid-cols-[repeat(var(--points),minmax(0,1fr))] @max-xs:gap-1",
        )}
      >
        {points.map((point) => (
          <label
            key={point}
            className={cn(
              "relative grid h-13 cursor-pointer place-items-center rounded-md border bg-raised font-medium tabular-nums transition-colors hover:border-border-strong has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
              invalid && "border-danger",
              value === point &&
                "border-primary bg-primary text-primary-foreground hover:border-primary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
            )}
          >
            <input
              ref={keepTypedEarly}
              type="radio"
              name={name}
              aria-label={nameOf(point)}
              checked={value === point}
              onChange={() => onChange(point)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {point}
          </label>
        ))}
      </div>
      {(minLabel || maxLabel) && (
        <p aria-hidden className="flex justify-between gap-6 text-muted-foreground text-sm">
          <End point={hasTwoRows ? min : null} label={minLabel} />
          <End point={hasTwoRows ? max : null} label={maxLabel} />
        </p>
      )}
    </div>
  );
}

/** What an end of the scale stands for; it names its number while the scale has two rows, and isn't below it. */
const End = ({ point, label }: { point: number | null; label: string | undefined }) => (
  <span className="text-pretty last:text-end">
    {label && point !== null && <span className="me-1.5 font-medium text-foreground @lg:hidden">{point}</span>}
    {label}
  </span>
);
