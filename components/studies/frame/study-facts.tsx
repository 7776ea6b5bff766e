import { RelativeTime } from "@/components/ui/text/relative-time";
import type { StudySummary } from "../shapes";
import { StudyStatus } from "../study-status";
import { TYPE_WORDS } from "../type-words";

/** A study's status in a line. */
export function StudyFacts({ study }: { study: StudySummary }) {
  const { status, type, settings, launchedAt, endedAt } = study;
  const { title, icon: Icon } = TYPE_WORDS[type];
  const isOpen = status === "running" || status === "paused";
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StudyStatus study={study} />
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden className="size-4" /> {title}
      </span>
      {endedAt ? (
        <span>
          Ended <RelativeTime iso={endedAt} />
        </span>
      ) : (
        launchedAt && (
          <span>
            Launched <RelativeTime iso={launchedAt} />
          </span>
        )
      )}
      {isOpen && settings.deadline && (
        <span>
          Closes <RelativeTime iso={settings.deadline} />
        </span>
      )}
    </span>
  );
}
