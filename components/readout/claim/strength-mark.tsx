import { cn } from "@/components/ui/cn";
import type { Claim } from "../shapes";

const WORDS: Record<Claim["strength"], { label: string; bars: number | null; look: string }> = {
  strong: { label: "Strong", bars: 3, look: "text-success" },
  moderate: { label: "Moderate", bars: 2, look: "text-foreground" },
  weak: { label: "Weak", bars: 1, look: "text-muted-foreground" },
  contested: { label: "Contested", bars: 2, look: "text-warning" },
  open: { label: "Open", bars: null, look: "text-muted-foreground" },
  none: { label: "No evidence", bars: 0, look: "text-muted-foreground" },
};

const HEIGHTS = ["h-1.5", "h-2.5", "h-3.5"];

/** How well a claim is supported, in a word; the reason, in a sentence on request. */
export function StrengthMark({ claim: { strength, strengthText } }: { claim: Claim }) {
  const { label, bars, look } = WORDS[strength];
  return (
    <span title={strengthText} className={cn("inline-flex items-center gap-1.5 font-medium text-sm", look)}>
      {bars !== null && (
        <span aria-hidden className="flex items-end gap-0.5">
          {HEIGHTS.map((height, at) => (
            <span key={height} className={cn("w-1 rounded-[1px] bg-current", height, at >= bars && "opacity-25")} />
          ))}
        </span>
      )}
      <span aria-hidden>{label}</span>
      <span className="sr-only">{strengthText}</span>
    </span>
  );
}
