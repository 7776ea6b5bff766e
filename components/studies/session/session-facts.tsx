import { RelativeTime } from "@/components/ui/text/relative-time";
import { timecode } from "@/lib/core/time/timecode";
import { QualityBadge } from "../sessions/quality-badge";
import type { Session, Study } from "../shapes";

/** What the page's head says of a session: whether it can be relied on, how long it took, and when. */
export const SessionFacts = ({ session, study }: { session: Session; study: Study }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <QualityBadge session={session} study={study} />
    {session.durationSeconds !== null && <span className="tabular-nums">{timecode(session.durationSeconds)}</span>}
    <span>
      {session.endedAt ? "Ended" : "Started"} <RelativeTime iso={session.endedAt ?? session.startedAt} />
    </span>
  </span>
);
