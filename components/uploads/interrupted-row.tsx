"use client";
import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { chooseFiles } from "@/components/ui/files/choose-files";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { byteSize } from "@/lib/core/text/byte-size";
import { isFileOf } from "./remembered";
import type { Interrupted } from "./use-interrupted";

type Props = {
  interrupted: Interrupted;
  onFile: (interrupted: Interrupted, file: File) => void;
  onDiscard: (uploadId: string) => void;
};

/** A page can't reopen a file by itself: the person chooses it again, and only the rest is sent. */
export function InterruptedRow({ interrupted, onFile, onDiscard }: Props) {
  const { uploadId, name, sizeBytes, sentBytes } = interrupted;
  const [isOther, setIsOther] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    const fits = isFileOf(interrupted, { file, path: file.name });
    setIsOther(!fits);
    if (fits) onFile(interrupted, file);
  };
  return (
    <li className="grid gap-1.5 py-2.5 pr-2 pl-4">
      <div className="flex items-center gap-2">
        <div className="grid min-w-0 flex-1">
          <span className="wrap-anywhere font-medium">{name}</span>
          <span className="text-muted-foreground text-sm tabular-nums">
            Interrupted at {byteSize(sentBytes)} of {byteSize(sizeBytes)}
          </span>
        </div>
        <IconButton label={`Discard the upload of ${name}`} onClick={() => onDiscard(uploadId)}>
          <X />
        </IconButton>
      </div>
      <div className="pr-2">
        <ProgressBar label={`Upload of ${name}, interrupted`} value={sentBytes / sizeBytes} />
      </div>
      <div className="flex flex-wrap items-center gap-2 pr-2">
        <p
          role={isOther ? "alert" : undefined}
          className={isOther ? "text-danger text-sm" : "text-muted-foreground text-sm"}
        >
          {isOther ? "That’s a different file, or it has changed." : "Choose the same file to continue."}
        </p>
        <Button size="small" className="ml-auto" onClick={() => chooseFiles({}, ([file]) => take(file))}>
          Choose the file
        </Button>
      </div>
    </li>
  );
}
