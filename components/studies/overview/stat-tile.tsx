import type { ReactNode } from "react";

type Props = { label: string; value: ReactNode; detail?: ReactNode; children?: ReactNode };

export function StatTile({ label, value, detail, children }: Props) {
  return (
    <div className="grid content-start gap-1 bg-surface p-4">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="grid gap-2">
        <span className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-semibold text-lg tabular-nums">{value}</span>
          {detail && <span className="text-muted-foreground text-sm">{detail}</span>}
        </span>
        {children}
      </dd>
    </div>
  );
}
