import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Readout } from "../shapes";

/** When it was made, and by what. */
export function MadeBy({ readout: { generatedAt, madeBy } }: { readout: Readout }) {
  if (!generatedAt) return null;
  return (
    <span className="text-muted-foreground text-sm">
      Generated <RelativeTime iso={generatedAt} />
      {madeBy && ` by ${madeBy === "built-in" ? "the built-in analyst" : madeBy}`}; every quote was checked against the
      transcript
    </span>
  );
}
