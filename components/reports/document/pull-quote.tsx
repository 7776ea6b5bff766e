import { TextQuote } from "lucide-react";
import { EvidenceState } from "@/components/evidence/evidence-state";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { EvidenceLink } from "@/components/ui/links/evidence-link";
import type { Evidence } from "@/lib/api/evidence/shape";
import { timecode } from "@/lib/core/time/timecode";

/** “P7” has no initials: in a row of them, all would have the same letter. */
const isNumbered = (name: string) => /^P\d+$/.test(name);

/** A quote set apart from the text, with who, where and when; its time opens the source at that second. */
export function PullQuote({ evidence }: { evidence: Evidence | null }) {
  if (!evidence)
    return (
      <p className="rounded-md border border-dashed px-4 py-3 text-muted-foreground">This quote is no longer stored.</p>
    );
  const { quote, speaker, sourceName, state, url, startSeconds } = evidence;
  const hasWords = quote !== "" && state !== "withdrawn";
  const leads = url && state !== "source_deleted" && state !== "withdrawn";
  return (
    <figure className="break-inside-avoid border-marker-line border-l-[3px] py-0.5 pl-5">
      {hasWords ? (
        <blockquote dir="auto" className="wrap-anywhere text-pretty text-[1.125rem] leading-[1.8125rem]">
          <span className={cn(state === "verbatim" && "as-said")}>“{quote}”</span>
        </blockquote>
      ) : (
        <p className="text-muted-foreground">What was said here wasn’t kept.</p>
      )}
      <figcaption className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
        {speaker && !isNumbered(speaker) && <Avatar name={speaker} className="print:hidden" />}
        <span className="font-medium text-foreground">{speaker ?? "Unknown speaker"}</span>
        {sourceName !== speaker && <span className="min-w-0 wrap-anywhere">{sourceName}</span>}
        {leads ? (
          <EvidenceLink
            href={url}
            className={cn(
              "inline-flex h-6 items-center gap-1.5 rounded-full bg-muted px-2.5 font-medium text-foreground text-xs tabular-nums hover:bg-primary-soft hover:text-primary-text",
              startSeconds === null ? "print:hidden" : "print:h-auto print:p-0",
            )}
          >
            <TextQuote aria-hidden className="size-3 print:hidden" />
            {startSeconds === null ? (
              "Show in context"
            ) : (
              <>
                <span className="sr-only">Open at </span>
                {timecode(startSeconds)}
              </>
            )}
          </EvidenceLink>
        ) : (
          startSeconds !== null && <span className="tabular-nums">{timecode(startSeconds)}</span>
        )}
        <EvidenceState state={state} />
      </figcaption>
    </figure>
  );
}
