"use client";
import { cn } from "@/components/ui/cn";
import { keepTypedEarly } from "@/components/ui/fields/use-typed-early";
import { useWords } from "../words/words-context";
import { daysOf, type Slot } from "./days-of";
import { localeHere } from "./locale-here";

type Props = { slots: Slot[]; zone: string; chosen: string | null; onChoose: (id: string) => void };

/** Times to choose from, grouped by day. */
export function TimeList({ slots, zone, chosen, onChoose }: Props) {
  const { words, language } = useWords();
  return (
    <div role="radiogroup" aria-label={words.booking.title} className="grid gap-6">
      {daysOf(slots, zone, localeHere(language)).map((day) => (
        <section key={day.key} className="grid gap-2.5">
          <h2 className="font-medium text-md">{day.label}</h2>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {day.slots.map((slot) => (
              <label
                key={slot.id}
                className={cn(
                  "relative grid h-12 cursor-pointer place-items-center rounded-md border bg-raised tabular-nums transition-colors hover:border-border-strong has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
                  chosen === slot.id &&
                    "border-primary bg-primary text-primary-foreground hover:border-primary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
                )}
              >
                <input
                  ref={keepTypedEarly}
                  type="radio"
                  name="time"
                  aria-label={[day.label, slot.time, slot.offset].filter(Boolean).join(", ")}
                  checked={chosen === slot.id}
                  onChange={() => onChoose(slot.id)}
                  className="absolute inset-0 size-full cursor-pointer scroll-mb-9 opacity-0"
                />
                <span className="grid justify-items-center leading-tight">
                  {slot.time}
                  {slot.offset && <span className="text-xs">{slot.offset}</span>}
                </span>
              </label>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
