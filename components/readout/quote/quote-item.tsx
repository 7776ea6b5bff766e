"use client";
import { GripVertical } from "lucide-react";
import { useRef } from "react";
import { EvidenceChip } from "@/components/evidence/evidence-chip";
import { cn } from "@/components/ui/cn";
import { useReadout } from "../edit/acts";
import type { Clip } from "../shapes";
import { PlayedQuote, PlayQuote, usePlayed } from "./play-quote";
import { QuoteMenu } from "./quote-menu";
import { useQuoteDrag } from "./use-quote-drag";

type Props = { clip: Clip; claim: { id: string; text: string } };

/** What somebody said for or against a claim; it can be played here, and moved to another claim. */
export function QuoteItem({ clip, claim }: Props) {
  const { canWrite } = useReadout();
  const item = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const isDragged = useQuoteDrag(
    { item, grip },
    { claimId: claim.id, passageId: clip.id, stance: clip.stance },
    canWrite,
  );
  const { recording, isLoading, toggle } = usePlayed(clip);
  return (
    <li
      ref={item}
      data-quote={clip.id}
      className={cn("group/quote relative min-w-0 break-inside-avoid", isDragged && "opacity-40")}
    >
      {canWrite && (
        <span
          ref={grip}
          aria-hidden
          title="Drag to another claim"
          className="absolute top-2 -left-4.5 cursor-grab text-muted-foreground opacity-0 group-hover/quote:opacity-100 print:hidden [@media(hover:none)]:hidden"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <EvidenceChip
        evidence={clip.evidence}
        className="border-0 bg-transparent"
        actions={
          <span
            className={cn(
              "flex items-center transition-opacity focus-within:opacity-100 group-hover/quote:opacity-100 has-data-[state=open]:opacity-100 print:hidden [@media(hover:hover)]:opacity-0",
              recording && "opacity-100!",
            )}
          >
            <PlayQuote clip={clip} isOpen={recording !== null} isLoading={isLoading} toggle={toggle} />
            <QuoteMenu clip={clip} claim={claim} />
          </span>
        }
      />
      {recording && <PlayedQuote clip={clip} recording={recording} />}
    </li>
  );
}
