"use client";
import { ExportDialog } from "@/components/exports/export-dialog";
import { call } from "@/lib/api/client/call";
import type { ClipShape } from "@/lib/api/clips/clips";
import { type ClipFormat, clipFormats } from "./clip-formats";

type Props = { clip: ClipShape; open: boolean; onOpenChange: (open: boolean) => void };

export function ExportClip({ clip, open, onOpenChange }: Props) {
  const { choices, why } = clipFormats(clip);
  return (
    <ExportDialog<ClipFormat>
      open={open}
      onOpenChange={onOpenChange}
      title="Export this clip"
      description={why}
      choices={choices}
      request={(format) => call("POST /clips/{id}/exports", { params: { id: clip.id }, body: { format } })}
    />
  );
}
