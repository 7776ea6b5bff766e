import type { ReactNode } from "react";

/** Facts about one thing, as a description list. */
export function KeyValue({ rows }: { rows: { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[minmax(88px,auto)_1fr] gap-x-4 gap-y-2 text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="wrap-anywhere min-w-0 [&:has(>time:only-child)]:first-letter:uppercase [&>time]:whitespace-normal">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
