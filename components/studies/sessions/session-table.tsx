import { Headphones } from "lucide-react";
import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { RelativeTime } from "@/components/ui/relative-time";
import { Table } from "@/components/ui/table";
import { timecode } from "@/lib/core/timecode";
import type { SessionSummary } from "../shapes";
import { QualityBadge } from "./quality-badge";

/** What people said, newest first. */
export function SessionTable({ sessions }: { sessions: SessionSummary[] }) {
  return (
    <Table caption="Sessions">
      <thead>
        <tr>
          <th>Participant</th>
          <th className="w-full">Quality</th>
          <th className="hidden text-right @min-[480px]:table-cell">Answers</th>
          <th className="text-right">Length</th>
          <th className="hidden @min-[480px]:table-cell">When</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => {
          const { id, studyId, participant, quality, durationSeconds, startedAt, endedAt, hasRecording } = session;
          const excluded = quality.rating === "excluded" || session.withdrawn;
          return (
            <tr key={id} className={cn("relative hover:bg-background", excluded && "text-muted-foreground")}>
              <td className="whitespace-nowrap">
                <Link href={`/studies/${studyId}/sessions/${id}`} className="font-medium after:absolute after:inset-0">
                  {participant.label}
                </Link>
                {hasRecording && (
                  <Headphones aria-label="With recording" className="ml-2 inline size-4 text-muted-foreground" />
                )}
              </td>
              <td className="@min-[680px]:max-w-0">
                <span className="flex items-center gap-3">
                  <QualityBadge session={session} />
                  <span className="hidden min-w-0 truncate text-muted-foreground @min-[680px]:block">
                    {quality.rating !== "good" && quality.reasons.map(({ text }) => text).join(" ")}
                  </span>
                </span>
              </td>
              <td className="hidden text-right tabular-nums @min-[480px]:table-cell">
                {endedAt === null || session.withdrawn ? "–" : session.answerCount}
              </td>
              <td className="text-right tabular-nums">{durationSeconds === null ? "–" : timecode(durationSeconds)}</td>
              <td className="hidden text-muted-foreground @min-[480px]:table-cell">
                <RelativeTime iso={endedAt ?? startedAt} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
