"use client";
import { HoverCard } from "radix-ui";
import { type ReactElement, useState } from "react";
import { type Answer, call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import type { Citation } from "../message-shape";
import { whereSaid } from "./answer-markdown";
import { QuotedWords } from "./quoted-words";

type Around = Answer<"GET /eva/quotes/{id}">;
type Line = Around["before"][number];

const GONE = "The transcript was deleted or has changed since.";
const OPEN_MS = 250;
/** A pointer often only passes over a list of cards. */
const OPEN_OVER_A_LIST_MS = 700;

type Props = { citation: Citation; inList?: boolean; children: ReactElement };

/**
 * The surroundings of a quote in its transcript, on hover or focus of its number. The list below the answer also says
 * who and where: nothing is shown only here.
 */
export function CitationCard({ citation, inList = false, children }: Props) {
  const [around, setAround] = useState<Around | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const load = async (open: boolean) => {
    if (!open || around) return;
    setMissing(null);
    try {
      setAround(await call("GET /eva/quotes/{id}", { params: { id: citation.id } }));
    } catch (thrown) {
      setMissing(CallError.isNotFound(thrown) ? GONE : CallError.sentence(thrown));
    }
  };
  return (
    <HoverCard.Root openDelay={inList ? OPEN_OVER_A_LIST_MS : OPEN_MS} closeDelay={100} onOpenChange={load}>
      <HoverCard.Trigger asChild>{children}</HoverCard.Trigger>
      <HoverCard.Portal>
        <HoverCard.Content
          side="top"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 grid w-[min(360px,calc(100vw-24px))] gap-2 rounded-md border bg-raised p-3 text-sm shadow-high duration-120 data-[state=open]:fade-in data-[state=open]:animate-in"
        >
          <p className="font-medium">{whereSaid(citation)}</p>
          <div className="grid min-h-24 content-start gap-1.5">
            {around && <Lines lines={around.before} />}
            <p>
              <QuotedWords quote={citation.quote} />
            </p>
            {around && <Lines lines={around.after} />}
            {missing && <p className="text-muted-foreground">{missing}</p>}
          </div>
        </HoverCard.Content>
      </HoverCard.Portal>
    </HoverCard.Root>
  );
}

const Lines = ({ lines }: { lines: Line[] }) =>
  lines.map(({ speaker, text }) => (
    <p key={`${speaker}:${text}`} className="line-clamp-2 text-muted-foreground">
      {speaker && <span className="font-medium">{speaker}: </span>}
      {text}
    </p>
  ));
