import type { ReactNode } from "react";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { counted } from "@/lib/core/text/counted";
import { timecode } from "@/lib/core/time/timecode";
import type { Stats } from "../shapes";
import { StatTile } from "./stat-tile";

const percent = (share: number) => `${Math.round(share * 100)}%`;

type Props = { stats: Stats; ended: boolean; children?: ReactNode };

/** The key figures, and what is waiting below them. */
export function StatRow({ stats, ended, children }: Props) {
  const { completed, target, inProgress, booked, medianDurationSeconds, completionRate, flagged, excluded } = stats;
  const doubts = [flagged > 0 && `${flagged}\u00a0flagged`, excluded > 0 && `${excluded}\u00a0excluded`].filter(
    Boolean,
  );
  // People who are still taking part haven't dropped out.
  const isOpen = !ended && completed + excluded === 0;
  const began = completed + excluded + inProgress;
  const places = stats.placesLeft !== null && counted(stats.placesLeft, "spot left", "spots left");
  return (
    <div className="grid gap-px overflow-hidden rounded-lg border bg-border">
      <dl className="grid grid-cols-2 gap-px min-[47.5rem]:grid-cols-4">
        <StatTile label="Finished" value={completed} detail={target !== null && `of ${target}`}>
          {target !== null && <ProgressBar label={`${completed} of ${target} finished`} value={completed / target} />}
        </StatTile>
        {ended ? (
          <StatTile label="Opened the study" value={stats.opened} />
        ) : (
          <StatTile label="In progress" value={inProgress} detail={booked > 0 ? `${booked} booked` : places} />
        )}
        <StatTile
          label="Typical length"
          value={medianDurationSeconds === null ? "–" : timecode(medianDurationSeconds)}
          detail={medianDurationSeconds !== null && "median"}
        />
        <StatTile
          label="Completion rate"
          value={completionRate === null || isOpen ? "–" : percent(completionRate)}
          detail={[began > 0 && `of ${began} who started`, ...doubts].filter(Boolean).join(", ")}
        />
      </dl>
      {children}
    </div>
  );
}
