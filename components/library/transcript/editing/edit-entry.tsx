import type { ReactNode } from "react";
import type { z } from "zod";
import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { listTranscriptEdits } from "@/lib/api/transcripts/transcripts";
import { timecode } from "@/lib/core/time/timecode";

export type Edit = z.output<typeof listTranscriptEdits.response>["items"][number];

const WORDS: Record<Edit["kind"], string> = {
  text: "Edited the words",
  speaker: "Changed the speaker",
  rename: "Renamed a speaker",
  split: "Split a line",
  join: "Joined two lines",
  mask: "Masked personal data",
  unmask: "Unmasked personal data",
  undo: "Undid a change",
};
const MOST_SHOWN = 3;

/** An edit: what, by whom, when, and the words before and after. */
export function EditEntry({ edit, children }: { edit: Edit; children: ReactNode }) {
  const { kind, before, after, lineCount, createdBy, createdAt, undoneAt } = edit;
  const isName = kind === "speaker" || kind === "rename";
  const shown = (lines: Edit["before"]) =>
    lines.slice(0, MOST_SHOWN).flatMap(({ speaker, startSeconds, text }) => {
      const words = isName ? (speaker ?? "Unknown speaker") : text;
      const time = !isName && typeof startSeconds === "number" ? `${timecode(startSeconds)} ` : "";
      return words ? [`${time}${words}`] : [];
    });
  const [old, now] = [[...new Set(shown(before))], [...new Set(shown(after))]];
  return (
    <>
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="font-medium">{WORDS[kind]}</span>
          <span className="text-muted-foreground text-sm">
            {lineCount > 1 && ` in ${lineCount.toLocaleString("en")} lines`} ·{" "}
            {createdBy?.name ?? createdBy?.email ?? "Earshot"}
            {" · "}
            <RelativeTime iso={createdAt} />
          </span>
        </p>
        {undoneAt && <Badge>Undone</Badge>}
        {children}
      </div>
      {(old.length > 0 || now.length > 0) && (
        <div className="grid gap-1 text-sm">
          {old.map((text) => (
            <del key={text} className="wrap-anywhere rounded-sm bg-danger-soft px-2 py-1 text-foreground no-underline">
              <span className="sr-only">Before: </span>
              {text}
            </del>
          ))}
          {now.map((text) => (
            <ins key={text} className="wrap-anywhere rounded-sm bg-success-soft px-2 py-1 text-foreground no-underline">
              <span className="sr-only">After: </span>
              {text}
            </ins>
          ))}
        </div>
      )}
    </>
  );
}
