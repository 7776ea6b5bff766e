"use client";
import { useState } from "react";
import { ExportDialog } from "@/components/exports/export-dialog";
import { Checkbox } from "@/components/ui/checkbox";
import { call } from "@/lib/api/call";

type Format = "mp4" | "mp3" | "md" | "csv";
type Props = { reelId: string; open: boolean; onOpenChange: (open: boolean) => void };

const CHOICES = [
  { value: "mp4", title: "Video", text: "MP4: the clips one after another, at one size and loudness." },
  { value: "mp3", title: "Audio", text: "MP3, for listening on the go." },
  { value: "md", title: "Quotes as text", text: "Markdown, each with who said it, where, and when." },
  { value: "csv", title: "Quotes as a table", text: "CSV, for a spreadsheet." },
] as const;

export function ExportReel({ reelId, open, onOpenChange }: Props) {
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
    <ExportDialog<Format>
      open={open}
      onOpenChange={onOpenChange}
      title="Export this reel"
      choices={CHOICES}
      more={(format) => format === "mp4" && cards}
      request={(format, signal) =>
        call("POST /reels/{id}/exports", { params: { id: reelId }, body: { format, titleCards }, signal })
      }
    />
  );
}
