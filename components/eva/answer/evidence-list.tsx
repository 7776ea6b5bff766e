import { EvidenceLink } from "@/components/ui/evidence-link";
import type { Citation } from "../message-shape";
import { whereSaid } from "./answer-markdown";

/** The quotes under an answer, each a link to its line in the transcript. */
export function EvidenceList({ citations }: { citations: Citation[] }) {
  return (
    <ol aria-label="Evidence" className="grid grid-cols-1 gap-2">
      {citations.map((citation) => {
        const { n, quote, url } = citation;
        return (
          <li key={n}>
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
                <span className="text-pretty leading-[22px]">
                  <span className="sr-only">{`Quote ${n}: `}</span>
                  <span dir="auto" className="as-said">
                    “{quote}”
                  </span>
                </span>
                <span className="text-muted-foreground text-sm">{whereSaid(citation)}</span>
              </span>
            </EvidenceLink>
          </li>
        );
      })}
    </ol>
  );
}
