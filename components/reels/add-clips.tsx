"use client";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { ClipFinder } from "@/components/clips/clip-finder";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ClipShape } from "@/lib/api/clips";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  held: ReadonlySet<string>;
  onAdd: (clipId: string) => Promise<void>;
};

/** Finds clips and puts them at the end of the reel, as many as wished. */
export function AddClips({ open, onOpenChange, held, onAdd }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add clips" className="max-w-lg">
      <ClipFinder actionOf={(clip) => <AddClip clip={clip} isHeld={held.has(clip.id)} onAdd={onAdd} />} />
    </Dialog>
  );
}

type ActionProps = { clip: ClipShape; isHeld: boolean; onAdd: Props["onAdd"] };

function AddClip({ clip, isHeld, onAdd }: ActionProps) {
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await onAdd(clip.id);
    setBusy(false);
  };
  if (isHeld)
    return (
      <span className="flex w-20 items-center justify-center gap-1 text-muted-foreground text-sm">
        <Check aria-hidden className="size-4" /> Added
      </span>
    );
  return (
    <Button size="small" className="w-20" aria-label={`Add ${clip.title}`} busy={busy} onClick={() => void add()}>
      <Plus /> Add
    </Button>
  );
}
