import { cn } from "@/components/ui/cn";
import { feelingOf } from "@/lib/core/evidence/feeling-of";

const LABEL = { negative: "Unfavorable", positive: "Favorable" } as const;

/** A small dot before a positive or negative line. It takes no room, so that nothing moves when it appears. */
export function SentimentDot({ score }: { score: number | null | undefined }) {
  const feeling = feelingOf(score ?? null);
  if (feeling === "neutral") return null;
  return (
    <span className="relative w-0 select-none">
      <span
        role="img"
        aria-label={LABEL[feeling]}
        title={LABEL[feeling]}
        className={cn(
          "absolute top-[13px] right-0.5 size-1.5 shell:right-1.5",
          feeling === "positive" ? "rounded-full bg-success" : "rounded-[1px] bg-danger",
        )}
      />
    </span>
  );
}
