"use client";
import { useState } from "react";
import { FindEvidence } from "@/components/boards/card/find-evidence";
import { quotedLine } from "@/components/boards/card/quoted-line";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { useReadout } from "../edit/acts";
import type { Claim, Stance } from "../shapes";

type Props = { claim: Claim; open: boolean; onOpenChange: (open: boolean) => void };

const SIDES = [
  { value: "support", title: "For", text: "They support the claim." },
  { value: "against", title: "Against", text: "They contradict the claim." },
] as const;

/** Searches what was said in the study, and adds what is chosen to one side of the claim. */
export function AddEvidence({ claim, open, onOpenChange }: Props) {
  const { act, studyId } = useReadout();
  const [stance, setStance] = useState<Stance>("support");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add a quote" description={claim.text} className="max-w-xl">
      <RadioCards legend="The quote is" choices={SIDES} value={stance} onChange={setStance} />
      <FindEvidence
        scope={{ studyIds: studyId }}
        suggestion={claim.text.slice(0, 200)}
        onAdd={async (quote) => {
          await act({ kind: "add_evidence", claimId: claim.id, quote: quotedLine(quote), stance }, "Quote added.");
        }}
      />
    </Dialog>
  );
}
