import { MarkedText } from "@/components/library/marked-text";
import { EvidenceLink } from "@/components/ui/evidence-link";
import { timecode } from "@/components/ui/timecode";

type Quote = {
  id: string;
  speaker?: string | null;
  startSeconds?: number | null;
  quote: string;
  url: string;
};

/** What people said, word for word, each a link to its line. */
export function QuoteResults({ quotes, words }: { quotes: Quote[]; words: string[] }) {
  return (
    <ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
      {quotes.map(({ id, speaker, startSeconds, quote, url }) => (
        <li key={id}>
          <EvidenceLink href={url} className="grid gap-1 px-4 py-3 transition-colors hover:bg-background">
            <span className="text-pretty text-[15px] leading-6">
              “<MarkedText text={quote} find={words} />”
            </span>
            <span className="text-muted-foreground text-sm">
              {speaker ?? "Speaker not named"}
              {typeof startSeconds === "number" && ` at ${timecode(startSeconds)}`}
            </span>
          </EvidenceLink>
        </li>
      ))}
    </ul>
  );
}
