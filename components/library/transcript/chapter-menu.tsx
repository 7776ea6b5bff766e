"use client";
import { TableOfContents } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/dialogs/menu";
import { useGo } from "@/components/ui/links/evidence-link";
import { timecode } from "@/lib/core/time/timecode";
import type { Chapter } from "../player/waveform-shape";

/** Jumps to a chapter where there's no column for the list of them; it stays in view like the search next to it. */
export function ChapterMenu({ chapters }: { chapters: Chapter[] }) {
  const go = useGo();
  const items = chapters.flatMap(({ title, startSeconds, anchor }) =>
    anchor ? [{ key: anchor, label: title, detail: timecode(startSeconds), onSelect: () => go(anchor) }] : [],
  );
  if (items.length === 0) return null;
  return (
    <Menu
      wide
      trigger={
        <Button tone="ghost" className="hidden cramped:inline-flex">
          <TableOfContents aria-hidden />
          <span className="max-sm:sr-only">Chapters</span>
        </Button>
      }
      groups={[{ heading: "Chapters", items }]}
    />
  );
}
