import { Fragment } from "react";
import { cn } from "@/components/ui/cn";
import { EvidenceLink } from "@/components/ui/links/evidence-link";
import type { Citation } from "../message-shape";
import { CitationCard } from "./citation-card";

const CITED = /(\s*\[\d{1,3}\])/;
const NUMBER = /^\s*\[(\d{1,3})\]$/;

type Props = { text: string; citations: Citation[]; tone?: keyof typeof LOOKS };

/** How many say so leads the quotes, and what was left out stands back. */
const LOOKS = { lead: "font-medium", plain: "", note: "text-muted-foreground text-sm" } as const;

/** An answer as plain text, since participants' words may look like markup. "[3]" opens quote 3. */
export function AnswerText({ text, citations, tone = "plain" }: Props) {
  const paragraphs = text.split(/\n{2,}/);
  return (
    <div className={cn("grid grid-cols-1 gap-3 text-pretty text-[0.9375rem] leading-6", LOOKS[tone])}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
        <p key={at} className="wrap-anywhere whitespace-pre-line">
          <Pieces text={paragraph} citations={citations} />
        </p>
      ))}
    </div>
  );
}

function Pieces({ text, citations }: { text: string; citations: Citation[] }) {
  return text.split(CITED).map((piece, at) => {
    const number = Number(NUMBER.exec(piece)?.[1]);
    const citation = citations.find(({ n }) => n === number);
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
    return <Fragment key={at}>{citation ? <Cited citation={citation} /> : piece}</Fragment>;
  });
}

const Cited = ({ citation }: { citation: Citation }) => (
  <CitationCard citation={citation}>
    <EvidenceLink
      href={citation.url}
      aria-label={`Evidence ${citation.n}${citation.speaker ? `, ${citation.speaker}` : ""}`}
      className="mx-0.5 inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-[5px] bg-primary-soft px-1 align-[1px] font-medium text-[0.6875rem] text-primary-text tabular-nums hover:bg-primary hover:text-primary-foreground"
    >
      {citation.n}
    </EvidenceLink>
  </CitationCard>
);
