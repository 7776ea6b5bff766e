import { dollars } from "@/lib/core/text/dollars";

type Line = { label: string; unitCents: number; quantity: number };

/** What is being paid for, line by line, and the total. */
export function OrderLines({ lines, totalCents }: { lines: Line[]; totalCents: number }) {
  return (
    <dl className="grid gap-3 text-sm">
      {lines.map(({ label, unitCents, quantity }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt>
            {label}
            {quantity > 1 && (
              <span className="block text-muted-foreground tabular-nums">
                {quantity} × {dollars(unitCents)}
              </span>
            )}
          </dt>
          <dd className="tabular-nums">{dollars(unitCents * quantity)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t pt-3 font-semibold text-base">
        <dt>Total</dt>
        <dd className="tabular-nums">{dollars(totalCents)}</dd>
      </div>
    </dl>
  );
}
