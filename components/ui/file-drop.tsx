"use client";
import { Upload } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cn } from "./cn";

type Props = {
  label: string;
  hint: string;
  /** File endings, as the input's `accept` takes them. */
  accept: string;
  multiple?: boolean;
  compact?: boolean;
  onFiles: (files: File[]) => void;
};

/** The browser's own file input under a drop area, so that keyboard, screen reader and phone work. One a page. */
export function FileDrop({ label, hint, accept, multiple, compact, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const give = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
    if (input.current) input.current.value = "";
  };
  const onDrop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer?.files ?? null);
  });
  // Anywhere on the page: a file dropped beside the area would otherwise replace the page with itself.
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
    const drop = (event: DragEvent) => onDrop(event);
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
    <label
      className={cn(
        "flex cursor-pointer items-center gap-4 rounded-lg border border-border-strong/60 border-dashed bg-surface px-5 transition-colors focus-within:outline-2 focus-within:outline-ring focus-within:outline-offset-2 hover:border-border-strong hover:bg-background",
        compact ? "py-3" : "py-6",
        over && "border-primary border-solid bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        className="sr-only"
        onChange={(event) => give(event.target.files)}
      />
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-text">
        <Upload aria-hidden className="size-4" />
      </span>
      <span className="grid gap-0.5">
        <span className="font-medium">{over ? "Drop to upload" : label}</span>
        <span className="text-muted-foreground text-sm">{hint}</span>
      </span>
    </label>
  );
}
