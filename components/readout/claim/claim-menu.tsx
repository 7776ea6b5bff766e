"use client";
import { ArrowRightLeft, Quote } from "lucide-react";
import { Menu } from "@/components/ui/dialogs/menu";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { MoreButton } from "@/components/ui/more-button";
import { useReadout } from "../edit/acts";
import { ChooseDialog } from "../edit/choose-dialog";
import { awayItems, moveItems } from "../edit/menu-items";
import type { Claim } from "../shapes";
import { AddEvidence } from "./add-evidence";

type Props = { claim: Claim; themeId: string };

/** Actions for a claim. */
export function ClaimMenu({ claim, themeId }: Props) {
  const { act, outline } = useReadout();
  const { ask, dialog } = useAsked<"move" | "evidence">();
  const { id: claimId, text } = claim;
  const siblings = outline.find(({ id }) => id === themeId)?.claims ?? [];
  return (
    <>
      <Menu
        trigger={<MoreButton of={`“${text.slice(0, 60)}”`} className="-my-1 size-7 print:hidden" />}
        groups={[
          { items: [{ label: "Add a quote…", icon: Quote, onSelect: () => ask("evidence") }] },
          {
            items: [
              outline.length > 1 && {
                label: "Move to another theme…",
                icon: ArrowRightLeft,
                onSelect: () => ask("move"),
              },
              ...moveItems({
                list: siblings,
                id: claimId,
                move: (afterId) => void act({ kind: "move_claim", claimId, afterId }, "Claim moved."),
              }),
            ],
          },
          {
            items: awayItems({
              what: "claim",
              canDelete: claim.added,
              hide: () => void act({ kind: "edit_claim", claimId, hidden: true }, "Claim hidden."),
              remove: () => void act({ kind: "remove", id: claimId }, "Claim deleted."),
            }),
          },
        ]}
      />
      <ChooseDialog
        {...dialog("move")}
        title="Move claim to another theme"
        label="Theme"
        submitLabel="Move"
        choices={outline.filter(({ id }) => id !== themeId).map(({ id, title }) => ({ value: id, label: title }))}
        onChoose={(to) => act({ kind: "move_claim", claimId, themeId: to }, "Claim moved.")}
      />
      <AddEvidence claim={claim} {...dialog("evidence")} />
    </>
  );
}
