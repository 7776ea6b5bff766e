"use client";
import { Bold, Download, Redo2, Share2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";

type Props = {
  saveLine: ReactNode;
  menu: ReactNode;
  onUndo: () => void;
  onRedo: () => void;
  onBold: () => void;
  onExport: () => void;
  onShare: () => void;
};

/** The bar that stays in view while a report is edited: save state, undo, and actions for the whole report. */
export function EditorBar({ saveLine, menu, onUndo, onRedo, onBold, onExport, onShare }: Props) {
  // The text keeps its selection.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <div className="sticky top-13 z-20 flex min-h-12 items-center gap-1 border-b bg-surface px-4 shell:px-6 print:hidden">
      <span className="flex min-w-0 flex-1 items-center">{saveLine}</span>
      <IconButton label="Undo" onMouseDown={keepFocus} onClick={onUndo} aria-keyshortcuts="Control+Z Meta+Z">
        <Undo2 />
      </IconButton>
      <IconButton
        label="Redo"
        onMouseDown={keepFocus}
        onClick={onRedo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        className="max-[26.25rem]:hidden"
      >
        <Redo2 />
      </IconButton>
      <IconButton label="Bold" onMouseDown={keepFocus} onClick={onBold} aria-keyshortcuts="Control+B Meta+B">
        <Bold />
      </IconButton>
      <span aria-hidden className="mx-1 h-5 w-px bg-border" />
      <Button onClick={onExport} aria-label="Export">
        <Download /> <span className="max-[45rem]:hidden">Export</span>
      </Button>
      <Button onClick={onShare} aria-label="Share">
        <Share2 /> <span className="max-[30rem]:hidden">Share</span>
      </Button>
      {menu}
    </div>
  );
}
