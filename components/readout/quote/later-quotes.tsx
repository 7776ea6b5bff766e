"use client";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import { counted } from "@/lib/core/text/counted";
import { useReadout } from "../edit/acts";
import type { Clip, Stance } from "../shapes";
import { QuoteItem } from "./quote-item";

type Props = {
  claim: { id: string; text: string };
  stance: Stance;
  /** The quotes that came with the page. */
  there: string[];
  /** How many did not. */
  count: number;
  /** The number of the list that these continue. */
  look: string;
};

/** Quotes of one side that didn't come with the page: loaded by a button, and again when the readout has changed. */
export function LaterQuotes({ claim, stance, there, count, look }: Props) {
  const { studyId, version } = useReadout();
  const [clips, setClips] = useState<Clip[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  const load = async () => {
    setLoading(true);
    try {
      const { clips: all } = await call("GET /studies/{id}/readout/claims/{claimId}", {
        params: { id: studyId, claimId: claim.id },
      });
      setClips(all.filter((clip) => clip.stance === stance));
    } catch (thrown) {
      toast.failed(thrown);
    }
    setLoading(false);
  };
  // The button is gone by then: the focus continues at what it loaded.
  const isThere = clips !== null;
  useEffect(() => {
    if (isThere) list.current?.focus({ preventScroll: true });
  }, [isThere]);
  const reload = useEffectEvent(() => {
    if (clips) void load();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version may have other quotes
  useEffect(() => reload(), [version]);

  if (clips)
    return (
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={`${counted(count, "more quote")}: ${claim.text}`}
        className={`${look} outline-none`}
      >
        {clips
          .filter(({ id }) => !there.includes(id))
          .map((clip) => (
            <QuoteItem key={clip.id} clip={clip} claim={claim} />
          ))}
      </ul>
    );
  return (
    <>
      <Button tone="ghost" size="small" className="ml-1 print:hidden" aria-busy={isLoading} onClick={() => void load()}>
        {isLoading ? "Loading…" : `Show the other ${count}`}
      </Button>
      <p className="col-span-full hidden px-3 py-2 text-muted-foreground text-sm print:block">
        {counted(count, "more quote")} not printed here. Exports have all of them.
      </p>
    </>
  );
}
