import { EvidenceLink } from "@/components/ui/evidence-link";
import { MarkedText } from "@/components/ui/marked-text";
import { timecode } from "@/components/ui/timecode";
import type { Quote } from "./shapes";

/** What people said, word for word, each a link to its line. */
export function QuoteResults({ quotes }: { quotes: Quote[] }) {
  return (
    <ul className="grid grid-cols-1 divide-y">
      {quotes.map(({ id, speaker, startSeconds, quote, marks, url }) => (
        <li key={id}>
          <EvidenceLink href={url} className="grid gap-1 px-4 py-3 transition-colors hover:bg-background">
            <span className="text-pretty text-[15px] leading-6">
              <MarkedText text={quote} marks={marks} />
            </span>
            <span className="text-muted-foreground text-sm">
              {speaker ?? "Speaker not named"}
              {startSeconds !== undefined && ` at ${timecode(startSeconds)}`}
            </span>
          </EvidenceLink>
        </li>
      ))}
    </ul>
  );
}
