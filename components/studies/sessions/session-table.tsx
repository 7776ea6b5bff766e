import { Headphones } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { timecode } from "@/lib/core/time/timecode";
import type { SessionSummary, StudySummary } from "../shapes";
import { QualityBadge } from "./quality-badge";

type Props = {
  sessions: SessionSummary[];
  /** Who spoke, by session, of those whose name is known. */
  names: Record<string, string>;
  /** The words that a session begins with. */
  openings: Record<string, string>;
  study: Pick<StudySummary, "type" | "status">;
};

/**
 * What people said, newest first. What they said first tells the sessions of "P1" to "P40" apart; of one that may not
 * count, the doubts come first.
 */
export function SessionTable({ sessions, names, openings, study }: Props) {
  // A live interview asks no questions of ours whose answers could be counted.
  const isCounted = study.type !== "live-interview";
  return (
    <Table caption="Sessions">
      <thead>
        <tr>
          <th className="w-full @min-[42.5rem]:w-auto">Participant</th>
          <th>Quality</th>
          <th className="hidden w-full @min-[42.5rem]:table-cell">In short</th>
          {isCounted && <th className="hidden text-right @columns:table-cell">Answers</th>}
          <th className="text-right">Length</th>
          <th className="hidden @columns:table-cell">When</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => {
          const { id, studyId, participant, quality, durationSeconds, startedAt, endedAt, hasRecording } = session;
          const excluded = quality.rating === "excluded" || session.withdrawn;
          const doubts = quality.rating === "good" ? "" : quality.reasons.map(({ text }) => text).join(" ");
          const short = doubts || openings[id];
          return (
            <tr key={id} className={cn("relative hover:bg-background", excluded && "text-muted-foreground")}>
              <td className="max-w-0 whitespace-nowrap @min-[42.5rem]:max-w-none">
                <PageLink
                  href={`/studies/${studyId}/sessions/${id}`}
                  className="inline-block min-w-8 font-medium tabular-nums after:absolute after:inset-0"
                >
                  {participant.label}
                </PageLink>
                {names[id] && (
                  <span dir="auto" className="ml-1 inline-block max-w-36 truncate align-bottom text-muted-foreground">
                    {names[id]}
                  </span>
                )}
                {hasRecording && (
                  <Headphones aria-label="With recording" className="ml-2 inline size-4 text-muted-foreground" />
                )}
                {short && (
                  <span
                    dir="auto"
                    className="block truncate text-left text-muted-foreground text-sm @min-[42.5rem]:hidden"
                  >
                    {short}
                  </span>
                )}
              </td>
              <td>
                <QualityBadge session={session} study={study} />
              </td>
              <td className="hidden max-w-0 text-muted-foreground @min-[42.5rem]:table-cell">
                <span dir="auto" className="block truncate text-left">
                  {short}
                </span>
              </td>
              {isCounted && (
                <td className="hidden text-right tabular-nums @columns:table-cell">
                  {endedAt === null || session.withdrawn ? "–" : session.answerCount}
                </td>
              )}
              <td className="text-right tabular-nums">{durationSeconds === null ? "–" : timecode(durationSeconds)}</td>
              <td className="hidden text-muted-foreground @columns:table-cell">
                <RelativeTime iso={endedAt ?? startedAt} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
