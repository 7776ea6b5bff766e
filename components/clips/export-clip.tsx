"use client";
import { ExportDialog } from "@/components/exports/export-dialog";
import { call } from "@/lib/api/call";
import type { ClipShape } from "@/lib/api/clips";

type Format = "mp4" | "m4a" | "mp3" | "wav";
type Props = { clip: ClipShape; open: boolean; onOpenChange: (open: boolean) => void };

const FILM = { value: "mp4", title: "Video", text: "MP4, for slides and messages." } as const;
const SOUNDS = [
  { value: "m4a", title: "Audio", text: "M4A: small, plays on every phone and computer." },
  { value: "mp3", title: "MP3", text: "For tools that accept nothing else." },
  { value: "wav", title: "WAV", text: "Uncompressed, for editing." },
] as const;

export function ExportClip({ clip, open, onOpenChange }: Props) {
  return (
    <ExportDialog<Format>
      open={open}
      onOpenChange={onOpenChange}
      title="Export this clip"
      description="The file contains only the clip, cut from its recording."
      choices={clip.playKind === "VIDEO" ? [FILM, ...SOUNDS] : SOUNDS}
      request={(format, signal) =>
        call("POST /clips/{id}/exports", { params: { id: clip.id }, body: { format }, signal })
      }
    />
  );
}
