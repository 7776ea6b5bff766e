import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { EvidenceLink } from "@/components/ui/evidence-link";
import type { Citation } from "../message-shape";
import { CitationCard } from "./citation-card";

const CITED = /\[(\d{1,3})\](?!\()/g;
const CITE_LINK = /^#cite-(\d+)$/;

/** Eva's markdown. "[3]" becomes a chip that opens quote 3; other links and images of a model are not followed. */
export function AnswerText({ text, citations }: { text: string; citations: Citation[] }) {
  const components: Components = {
    img: () => null,
    a: ({ href, children }) => {
      const n = Number(CITE_LINK.exec(href ?? "")?.[1]);
      const citation = citations.find((one) => one.n === n);
      if (!citation) return <span>{children}</span>;
      return (
        <CitationCard citation={citation}>
          <EvidenceLink
            href={citation.url}
            aria-label={`Evidence ${n}${citation.speaker ? `, ${citation.speaker}` : ""}`}
            className="mx-0.5 inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-[5px] bg-primary-soft px-1 align-[1px] font-medium text-[11px] text-primary-text tabular-nums hover:bg-primary hover:text-primary-foreground"
          >
            {n}
          </EvidenceLink>
        </CitationCard>
      );
    },
  };
  return (
    <div className="grid grid-cols-1 gap-3 text-pretty text-[15px] leading-6 [&_blockquote]:border-marker-line [&_blockquote]:border-l-2 [&_blockquote]:pl-3 [&_code]:font-mono [&_code]:text-sm [&_h1]:text-md [&_h2]:text-md [&_h3]:text-base [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc">
      <Markdown remarkPlugins={[remarkGfm]} components={components}>
        {text.replace(CITED, "[$1](#cite-$1)")}
      </Markdown>
    </div>
  );
}
