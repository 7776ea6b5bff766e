import { PrivateMark } from "@/components/library/private-mark";
import { EvidenceLink } from "@/components/ui/links/evidence-link";
import { MarkedText } from "@/components/ui/text/marked-text";
import { timecode } from "@/lib/core/time/timecode";
import { EVIDENCE_KINDS } from "./evidence-kinds";
import type { Quote } from "./shapes";

/** What people said, word for word, each linked to its line, its clip, or the finding it supports. */
export function QuoteResults({ quotes }: { quotes: Quote[] }) {
  return (
    <ul className="grid grid-cols-1 divide-y">
      {quotes.map(({ source, id, speaker, startSeconds, sourceName, quote, marks, url, private: isPrivate }) => {
        const { icon: Icon, label } = EVIDENCE_KINDS[source];
        return (
          <li key={id}>
            <EvidenceLink href={url} className="grid gap-1 px-4 py-3 transition-colors hover:bg-background">
              <span dir="auto" className="text-pretty text-[0.9375rem] leading-6 [overflow-wrap:anywhere]">
                <MarkedText text={quote} marks={marks} />
              </span>
              <span className="flex min-w-0 items-center gap-1.5 text-muted-foreground text-sm">
                <Icon aria-hidden className="size-3.5 shrink-0" />
                <span className="truncate">
                  {label} · <bdi>{speaker ?? "Unknown speaker"}</bdi>
                  {startSeconds !== undefined && ` at ${timecode(startSeconds)}`}
                  {sourceName !== undefined && (
                    <>
                      {" · "}
                      <bdi>{sourceName}</bdi>
                    </>
                  )}
                </span>
              </span>
              {isPrivate && <PrivateMark />}
            </EvidenceLink>
          </li>
        );
      })}
    </ul>
  );
}
