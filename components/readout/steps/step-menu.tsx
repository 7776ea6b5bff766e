"use client";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { Menu } from "@/components/ui/dialogs/menu";
import { MoreButton } from "@/components/ui/more-button";
import { useReadout } from "../edit/acts";
import { awayItems, moveItems } from "../edit/menu-items";
import type { NextStep } from "../shapes";
import { LinkClaims } from "./link-claims";

/** Actions for a next step. */
export function StepMenu({ step }: { step: NextStep }) {
  const { act, steps } = useReadout();
  const [isLinking, setLinking] = useState(false);
  const { id: stepId, text, added } = step;
  return (
    <>
      <Menu
        trigger={<MoreButton of={`“${text.slice(0, 60)}”`} />}
        groups={[
          {
            items: [
              { label: "Link to claims…", icon: Link2, onSelect: () => setLinking(true) },
              ...moveItems({
                list: steps,
                id: stepId,
                move: (afterId) => void act({ kind: "move_step", stepId, afterId }, "Next step moved."),
              }),
            ],
          },
          {
            items: awayItems({
              what: "next step",
              canDelete: added,
              hide: () => void act({ kind: "edit_step", stepId, hidden: true }, "Next step hidden."),
              remove: () => void act({ kind: "remove", id: stepId }, "Next step deleted."),
            }),
          },
        ]}
      />
      <LinkClaims step={step} open={isLinking} onOpenChange={setLinking} />
    </>
  );
}
