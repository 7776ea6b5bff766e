import { Badge } from "@/components/ui/badge";
import { Tooltip } from "@/components/ui/dialogs/tooltip";
import { mayFinish } from "@/lib/core/study/may-finish";
import type { SessionSummary, StudySummary } from "../shapes";

type Props = {
  session: Pick<SessionSummary, "status" | "quality" | "analysed" | "withdrawn">;
  study: Pick<StudySummary, "type" | "status">;
};

/**
 * How far a session can be relied on; the reason is next to it where there is room, and in the tooltip. A live
 * interview has a session once it took place.
 */
export function QualityBadge({ session: { status, quality, analysed, withdrawn }, study }: Props) {
  if (status === "in_progress") {
    if (!mayFinish(study)) return <Badge dot>Not finished</Badge>;
    if (study.type === "live-interview")
      return (
        <Badge tone="warning" dot>
          Needs transcript
        </Badge>
      );
    return (
      <Badge tone="info" dot pulse>
        In progress
      </Badge>
    );
  }
  if (withdrawn) return <Badge dot>Withdrawn</Badge>;
  if (quality.rating === "excluded") return <Badge dot>Excluded</Badge>;
  if (!analysed) {
    return (
      <Badge tone="info" dot pulse>
        Checking
      </Badge>
    );
  }
  if (quality.rating === "good") {
    return (
      <Badge tone="settled" dot>
        Good
      </Badge>
    );
  }
  return (
    <Tooltip label={quality.reasons.map(({ text }) => text).join(" ")}>
      <button
        type="button"
        className="relative rounded-full [td>&:first-child]:-ms-2 [td>:first-child>&:first-child]:-ms-2 [&>span]:ms-0!"
      >
        <Badge tone="warning" dot>
          Flagged
        </Badge>
      </button>
    </Tooltip>
  );
}
