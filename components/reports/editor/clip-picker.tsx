"use client";
import { ClipFinder } from "@/components/clips/clip-finder";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import type { ClipShape } from "@/lib/api/clips/clips";

type Props = { open: boolean; onClose: () => void; onChoose: (clip: ClipShape) => void };

export function ClipPicker({ open, onClose, onChoose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => !on && onClose()}
      title="Insert a clip"
      description="It plays in the report, from its source."
      className="max-w-lg"
    >
      <ClipFinder
        actionOf={(clip) => (
          <Button size="small" aria-label={`Insert ${clip.title}`} onClick={() => onChoose(clip)}>
            Insert
          </Button>
        )}
      />
    </Dialog>
  );
}
