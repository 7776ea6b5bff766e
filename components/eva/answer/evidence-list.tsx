import { EvidenceLink } from "@/components/ui/links/evidence-link";
import type { Told } from "./answer-blocks";
import { whereSaid } from "./answer-markdown";
import { CitationCard } from "./citation-card";
import { QuotedWords } from "./quoted-words";

/** The quotes of an answer, each a link to its line in the transcript. */
export function EvidenceList({ quotes }: { quotes: Told[] }) {
  return (
    <ol aria-label="Evidence" className="grid grid-cols-1 gap-2">
      {quotes.map(({ citation, words }) => {
        const { n, quote, url } = citation;
        return (
          <li key={n} className="grid grid-cols-1 gap-2">
            {words && <p className="mt-1.5 wrap-anywhere text-pretty text-[0.9375rem] leading-6">{words}</p>}
            <CitationCard citation={citation} inList>
              <EvidenceLink
                href={url}
                className="group grid grid-cols-[20px_1fr] gap-x-2.5 rounded-md border bg-surface px-3 py-2.5 transition-colors hover:border-border-strong hover:bg-background"
              >
                <span
                  aria-hidden
                  className="mt-0.5 inline-flex size-5 items-center justify-center rounded-sm bg-primary-soft font-medium text-primary-text text-xs tabular-nums"
                >
                  {n}
                </span>
                <span className="grid min-w-0 gap-1">
                  <span className="text-pretty leading-[1.375rem]">
                    <span className="sr-only">{`Evidence ${n}: `}</span>
                    <QuotedWords quote={quote} />
                  </span>
                  <span className="text-muted-foreground text-sm">{whereSaid(citation)}</span>
                </span>
              </EvidenceLink>
            </CitationCard>
          </li>
        );
      })}
    </ol>
  );
}
