"use client";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { ClipFinder } from "@/components/clips/clip-finder";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import type { ClipShape } from "@/lib/api/clips/clips";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  held: ReadonlySet<string>;
  onAdd: (clipId: string) => Promise<void>;
};

/** Finds clips and adds them to the end of the reel, as many as wanted. */
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
  // The same button throughout: it keeps the focus, so that Tab continues to the next clip.
  return (
    <Button
      size="small"
      tone={isHeld ? "ghost" : "secondary"}
      className="w-20 aria-disabled:opacity-100"
      aria-label={isHeld ? `${clip.title} is added` : `Add ${clip.title}`}
      aria-disabled={isHeld || undefined}
      busy={busy && !isHeld}
      onClick={isHeld ? undefined : () => void add()}
    >
      {isHeld ? <Check /> : <Plus />} {isHeld ? "Added" : "Add"}
    </Button>
  );
}
