"use client";
import { Download, Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { ClipShape } from "@/lib/api/clips/clips";
import { ClipMenu } from "./clip-menu";
import { copyLink } from "./copy-link";
import { ExportClip } from "./export-clip";

/** What is next to the name of a clip on its page. */
export function ClipHead({ clip, canWrite }: { clip: ClipShape; canWrite: boolean }) {
  const [isExporting, setExporting] = useState(false);
  const canExport = canWrite && clip.playUrl !== null;
  return (
    <>
      {canExport && (
        <Button onClick={() => setExporting(true)} className="hidden pair:inline-flex">
          <Download /> Export
        </Button>
      )}
      <IconButton label="Copy link" onClick={() => void copyLink(`/library/clips/${clip.id}`)}>
        <Link2 />
      </IconButton>
      {canExport && <ExportClip clip={clip} open={isExporting} onOpenChange={setExporting} />}
      <ClipMenu clip={clip} canWrite={canWrite} afterDelete="/library/clips" />
    </>
  );
}
