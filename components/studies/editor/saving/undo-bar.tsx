"use client";
import { Undo2, X } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";

type Props = { text: string; onUndo: () => void; onDone: () => void };

const SHOWN_MS = 12_000;

/** Undoes a deletion, for a while. */
export function UndoBar({ text, onUndo, onDone }: Props) {
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div
      role="status"
      className="fixed bottom-20 left-1/2 z-40 flex w-max max-w-[calc(100vw-32px)] -translate-x-1/2 items-center gap-3 rounded-md border bg-raised py-2 pr-2 pl-4 shadow-high fade-in animate-in shell:bottom-6"
    >
      <span>{text}</span>
      <Button size="small" onClick={onUndo}>
        <Undo2 /> Undo
      </Button>
      <IconButton label="Dismiss" onClick={onDone}>
        <X />
      </IconButton>
    </div>
  );
}
