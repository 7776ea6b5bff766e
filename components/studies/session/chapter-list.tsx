import { EvidenceLink } from "@/components/ui/links/evidence-link";
import { timecode } from "@/lib/core/time/timecode";
import type { Session } from "../shapes";
import { anchorAt } from "./anchor-at";

type Props = { here: string; session: Pick<Session, "chapters" | "transcript"> };

/** The parts of a session, each linked to where it begins. */
export function ChapterList({ here, session: { chapters, transcript } }: Props) {
  return (
    <ol className="grid">
      {chapters.map(({ title, startSeconds, summary }) => (
        <li key={startSeconds}>
          <EvidenceLink
            href={`${here}${anchorAt(transcript, startSeconds)}`}
            className="-mx-2 grid grid-cols-[44px_1fr] gap-x-2 rounded-sm px-2 py-1.5 hover:bg-muted"
          >
            <span className="pt-px font-mono text-muted-foreground text-xs tabular-nums leading-5">
              {timecode(startSeconds)}
            </span>
            <span className="grid min-w-0">
              <span className="wrap-anywhere line-clamp-2 font-medium" title={title}>
                {title}
              </span>
              {summary && <span className="truncate text-muted-foreground text-sm">{summary}</span>}
            </span>
          </EvidenceLink>
        </li>
      ))}
    </ol>
  );
}
