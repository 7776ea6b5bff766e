import { cn } from "@/components/ui/cn";

type Props = {
  label: string;
  used: number;
  limit: number;
  text: string;
  /** Being full is fine: only exceeding the allowance is an alarm. */
  calm?: boolean;
};

/** How much of an allowance is used; it warns from 80% and alarms when full, always with the words above it. */
export function Meter({ label, used, limit, text, calm }: Props) {
  const share = limit > 0 ? Math.min(1, used / limit) : 0;
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted-foreground text-sm tabular-nums">{text}</span>
      </div>
      {/* Where nothing is included, an empty bar would look like an allowance that nobody has used. */}
      {limit > 0 && (
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-muted">
          <div
            className={cn("h-full rounded-full", lookOf(used, limit, calm))}
            style={{ width: `${Math.max(share * 100, used > 0 ? 1 : 0)}%` }}
          />
        </div>
      )}
    </div>
  );
}

function lookOf(used: number, limit: number, calm = false): string {
  if (used > limit || (used === limit && !calm)) return "bg-danger";
  return used >= limit * 0.8 && !calm ? "bg-marker-line" : "bg-primary";
}
