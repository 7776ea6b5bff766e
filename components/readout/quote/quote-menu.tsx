"use client";
import { ArrowLeftRight, ArrowRightLeft, Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { copyText } from "@/components/ui/copy/copy-text";
import { Menu } from "@/components/ui/dialogs/menu";
import { MoreButton } from "@/components/ui/more-button";
import { useReadout } from "../edit/acts";
import { ChooseDialog } from "../edit/choose-dialog";
import type { Clip } from "../shapes";

type Props = { clip: Clip; claim: { id: string; text: string } };

/** What can be done with a quote without a mouse. */
export function QuoteMenu({ clip, claim }: Props) {
  const { act, canWrite, outline } = useReadout();
  const [isMoving, setMoving] = useState(false);
  const { id: passageId, quote, stance } = clip;
  const other = stance === "support" ? "against" : "support";
  const copy = () => copyText(quote, "Quote copied.");
  const turn = () =>
    act({ kind: "set_stance", claimId: claim.id, passageId, stance: other }, "Quote moved to the other side.");
  const remove = () => act({ kind: "remove_evidence", claimId: claim.id, passageId }, "Quote removed from the claim.");
  const move = (toClaimId: string) =>
    act({ kind: "move_evidence", fromClaimId: claim.id, toClaimId, passageId }, "Quote moved.");
  const edits = [
    { label: "Move to another claim…", icon: ArrowRightLeft, onSelect: () => setMoving(true) },
    {
      label: stance === "support" ? "Count as against" : "Count as support",
      icon: ArrowLeftRight,
      onSelect: () => void turn(),
    },
  ];
  if (!canWrite && !quote) return null;
  return (
    <>
      <Menu
        trigger={<MoreButton of={`“${quote.slice(0, 60)}”`} className="size-7" />}
        groups={[
          {
            items: [
              ...(canWrite ? edits : []),
              quote && { label: "Copy quote", icon: Copy, onSelect: () => void copy() },
            ],
          },
          canWrite && { items: [{ label: "Remove", icon: Trash2, danger: true, onSelect: () => void remove() }] },
        ]}
      />
      <ChooseDialog
        open={isMoving}
        onOpenChange={setMoving}
        title="Move quote to another claim"
        label="Claim"
        submitLabel="Move"
        choices={outline.flatMap(({ title, claims }) =>
          claims.filter(({ id }) => id !== claim.id).map(({ id, text }) => ({ value: id, label: text, group: title })),
        )}
        onChoose={move}
      />
    </>
  );
}
