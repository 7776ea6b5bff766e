"use client";
import { type ReactNode, useState } from "react";
import { EvidenceChip } from "@/components/evidence/evidence-chip";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Callout } from "@/components/ui/states/callout";
import { Skeleton } from "@/components/ui/states/skeleton";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { useReadout } from "../edit/acts";
import type { Stance } from "../shapes";
import { type Person, peopleBehind } from "./people-behind";

export type Figure = { themeId: string; claimId?: string; stance?: Stance };
type Props = {
  /** What the figure counts. */
  figure: Figure;
  title: string;
  /** The figure with its words. */
  children: ReactNode;
};

type State = { people: Person[] } | { problem: string } | null;

/** A figure that opens everybody it counts, each with what they said. */
export function QuotesBehind({ figure, title, children }: Props) {
  const { studyId } = useReadout();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>(null);
  const open = async () => {
    setOpen(true);
    setState(null);
    try {
      setState({ people: peopleBehind(await call("GET /studies/{id}/readout", { params: { id: studyId } }), figure) });
    } catch (thrown) {
      setState({ problem: CallError.sentence(thrown) });
    }
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="rounded-sm underline decoration-border-strong/60 underline-offset-3 hover:decoration-current"
      >
        {children}
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title} className="top-[8vh] max-h-[84vh] max-w-2xl">
        {state === null && <Skeleton className="h-40 w-full" />}
        {state && "problem" in state && <Callout tone="danger">{state.problem}</Callout>}
        {state && "people" in state && <People people={state.people} ofOneSide={figure.stance !== undefined} />}
      </Dialog>
    </>
  );
}

function People({ people, ofOneSide }: { people: Person[]; ofOneSide: boolean }) {
  if (people.length === 0) return <p className="text-muted-foreground">Nobody is quoted here anymore.</p>;
  const claims = new Set(people.flatMap(({ quotes }) => quotes.map(({ claim }) => claim)));
  return (
    <ul className="grid grid-cols-1 gap-5">
      {people.map(({ key, name, quotes }) => (
        <li key={key} className="grid grid-cols-1 gap-2">
          <h3 className="font-medium">{name}</h3>
          {quotes.map(({ clip, claim }) => (
            <div key={`${claim}${clip.id}`} className="grid grid-cols-1 gap-1">
              <EvidenceChip evidence={clip.evidence} />
              {!ofOneSide && claims.size > 1 && (
                <p className="px-3 text-muted-foreground text-sm">
                  {clip.stance === "support" ? "For: " : "Against: "}
                  {claim}
                </p>
              )}
              {!ofOneSide && claims.size === 1 && clip.stance === "against" && (
                <p className="px-3 text-muted-foreground text-sm">Against</p>
              )}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
