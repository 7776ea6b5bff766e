"use client";
import { useState } from "react";
import { ExportDialog } from "@/components/exports/export-dialog";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { call } from "@/lib/api/client/call";
import { type ReelFacts, type ReelFormat, reelFormats } from "./reel-formats";

type Props = {
  reelId: string;
  facts: ReelFacts;
  canJoin: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ExportReel({ reelId, facts, canJoin, open, onOpenChange }: Props) {
  const { choices, why } = reelFormats(facts, canJoin);
  const [titleCards, setTitleCards] = useState(true);
  const cards = (
    <Checkbox
      label="A card before each clip"
      hint="With its name, speaker, and source."
      checked={titleCards}
      onChange={(event) => setTitleCards(event.target.checked)}
    />
  );
  return (
    <ExportDialog<ReelFormat>
      open={open}
      onOpenChange={onOpenChange}
      title="Export this reel"
      description={why}
      choices={choices}
      more={(format) => format === "mp4" && cards}
      request={(format) => call("POST /reels/{id}/exports", { params: { id: reelId }, body: { format, titleCards } })}
    />
  );
}
