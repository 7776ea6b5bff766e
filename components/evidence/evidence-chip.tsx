import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { EvidenceLink } from "@/components/ui/links/evidence-link";
import type { Evidence } from "@/lib/api/evidence/shape";
import { dotted } from "@/lib/core/text/dotted";
import { timecode } from "@/lib/core/time/timecode";
import { EvidenceState } from "./evidence-state";

type Shown = Pick<Evidence, "quote" | "speaker" | "startSeconds" | "sourceName" | "state" | "url">;

type Props = {
  evidence: Shown;
  /** At most two lines of the quote and no name of the source, for a card on a board. */
  compact?: boolean;
  /** Buttons next to the quote, outside its link. */
  actions?: ReactNode;
  className?: string;
};

/**
 * What somebody said, by whom and when, linked to its exact line. Highlights only words that are in the transcript as
 * they are; a quote whose source is gone is not a link.
 */
export function EvidenceChip({ evidence, compact, actions, className }: Props) {
  const { quote, speaker, startSeconds, sourceName, state, url } = evidence;
  const hasWords = quote !== "" && state !== "withdrawn";
  const where = dotted(
    speaker ?? (hasWords ? "Unknown speaker" : null),
    startSeconds === null ? null : timecode(startSeconds),
    compact || sourceName === speaker ? null : sourceName,
  );
  const body = (
    <>
      {hasWords && (
        <span
          dir="auto"
          className={cn("wrap-anywhere", compact ? "line-clamp-3 leading-5" : "text-pretty leading-[1.375rem]")}
        >
          <span className={cn("text-foreground", state === "verbatim" && "as-said")}>“{quote}”</span>
        </span>
      )}
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 text-muted-foreground text-sm">
        <span className="min-w-0 truncate tabular-nums">{where}</span>
        <EvidenceState state={state} />
      </span>
    </>
  );
  const look = "grid min-w-0 flex-1 gap-1 rounded-md px-3 py-2";
  const leads = url && state !== "source_deleted" && state !== "withdrawn";
  return (
    <span className={cn("flex min-w-0 items-start rounded-md border bg-surface text-left", className)}>
      {leads ? (
        <EvidenceLink href={url} className={cn(look, "transition-colors hover:bg-background")}>
          {body}
        </EvidenceLink>
      ) : (
        <span className={look}>{body}</span>
      )}
      {actions && <span className="flex shrink-0 items-center p-1">{actions}</span>}
    </span>
  );
}
