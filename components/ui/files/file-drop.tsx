"use client";
import { Upload } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { chooseFiles } from "./choose-files";
import { droppedFiles } from "./dropped-files";
import type { GivenFile } from "./given-file";

type Props = {
  label: string;
  /** Where there is nothing to drag with, which is a phone. */
  touchLabel?: string;
  hint: string;
  /** File extensions, as the input's `accept` takes them. */
  accept: string;
  multiple?: boolean;
  /** Whole folders may be dropped or chosen too. */
  folders?: boolean;
  compact?: boolean;
  onFiles: (files: GivenFile[], isCut: boolean) => void;
};

/** A drop area over a native file input, so that keyboard, screen reader and phone work. One per page. */
export function FileDrop({ label, touchLabel = label, hint, accept, multiple, folders, compact, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const give = (given: GivenFile[], isCut = false) => {
    if (given.length > 0) onFiles(multiple ? given : given.slice(0, 1), isCut);
  };
  const giveChosen = (files: File[]) => {
    give(files.map((file) => ({ file, path: file.webkitRelativePath || file.name })));
    if (input.current) input.current.value = "";
  };
  const onDrop = useEffectEvent(async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!event.dataTransfer) return;
    const { given, isCut } = await droppedFiles(event.dataTransfer);
    give(given, isCut);
  });
  // Anywhere on the page: a file dropped outside the area would otherwise replace the page with itself.
  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (carriesFiles(event)) void onDrop(event);
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onDragLeave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onDragLeave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border-strong/60 border-dashed bg-surface pr-5 transition-colors focus-within:outline-2 focus-within:outline-ring focus-within:outline-offset-2 hover:border-border-strong hover:bg-background",
        over && "border-primary border-solid bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <label className={cn("flex min-w-0 flex-1 cursor-pointer items-center gap-4 pl-5", compact ? "py-3" : "py-6")}>
        <input
          ref={input}
          type="file"
          accept={accept}
          multiple={multiple}
          className="sr-only"
          onChange={(event) => giveChosen([...(event.target.files ?? [])])}
        />
        <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text">
          <Upload aria-hidden className="size-4" />
        </span>
        <span className="grid gap-0.5">
          <span className="font-medium pointer-coarse:hidden">{over ? "Drop to upload" : label}</span>
          <span className="hidden font-medium pointer-coarse:inline">{touchLabel}</span>
          <span className="text-muted-foreground text-sm">{hint}</span>
        </span>
      </label>
      {folders && (
        <Button size="small" className="max-[559px]:hidden" onClick={() => chooseFiles({ folder: true }, giveChosen)}>
          Choose a folder
        </Button>
      )}
    </div>
  );
}
