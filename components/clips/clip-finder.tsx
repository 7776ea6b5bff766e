"use client";
import { type ReactNode, useState } from "react";
import { Input } from "@/components/ui/fields/input";
import { useSearched } from "@/components/ui/lists/use-searched";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import type { ClipShape } from "@/lib/api/clips/clips";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { dotted } from "@/lib/core/text/dotted";
import { timecode } from "@/lib/core/time/timecode";

type Props = {
  /** Actions for a clip, at the end of its row. */
  actionOf: (clip: ClipShape) => ReactNode;
};

const MOST = 30;

/** Finds clips of the workspace by their titles, quotes and speakers, to choose from in a dialog. */
export function ClipFinder({ actionOf }: Props) {
  const [q, setQ] = useState("");
  const { found, failed } = useSearched(q, (asked, signal) =>
    call("GET /clips", { query: { limit: MOST, ...asked }, signal }),
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <Input
        type="search"
        aria-label="Search clips"
        placeholder="Search titles, quotes, speakers"
        maxLength={LONGEST_QUERY}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <Failure text={failed} />
      <ul aria-label="Clips" className="-mx-2 grid max-h-[46vh] min-h-24 content-start overflow-y-auto">
        {found?.items.length === 0 && (
          <li className="px-2 py-6 text-center text-muted-foreground">
            {q ? "No clips match." : "There are no clips yet. Create one from a recording or a session."}
          </li>
        )}
        {found?.items.map((clip) => (
          <li key={clip.id} className="flex min-h-12 items-center gap-3 px-2">
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{clip.title}</span>
              <span className="truncate text-muted-foreground text-sm">
                {dotted(clip.evidence.speaker, clip.evidence.sourceName)}
              </span>
            </span>
            <span className="text-muted-foreground text-sm tabular-nums">
              {timecode(Math.ceil(clip.durationSeconds))}
            </span>
            {actionOf(clip)}
          </li>
        ))}
      </ul>
    </div>
  );
}
