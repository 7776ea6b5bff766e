import { isRedacted } from "@/lib/core/evidence/redacted";

/** The words of a quote, marked as said, or that they were deleted. */
export function QuotedWords({ quote }: { quote: string }) {
  if (isRedacted(quote)) return <span className="text-muted-foreground">Deleted at the participant’s request</span>;
  return (
    <span dir="auto" className="as-said wrap-anywhere">
      “{quote}”
    </span>
  );
}
