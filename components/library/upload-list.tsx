"use client";
import { RotateCw, X } from "lucide-react";
import { byteSize } from "@/components/ui/byte-size";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Upload } from "./use-uploads";

type Props = { uploads: Upload[]; onRetry: (key: number) => void; onDrop: (key: number) => void };

export function UploadList({ uploads, onRetry, onDrop }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
      {uploads.map(({ key, name, sizeBytes, progress, error }) => (
        <li key={key} className="flex items-center gap-3 py-2 pr-2 pl-4">
          <div className="grid min-w-0 flex-1 gap-1.5">
            <div className="flex justify-between gap-4">
              <span className="truncate font-medium">{name}</span>
              <span className="shrink-0 text-muted-foreground text-sm tabular-nums">
                {error
                  ? "Not uploaded"
                  : progress < 1
                    ? `${Math.floor(progress * 100)} % of ${byteSize(sizeBytes)}`
                    : "Checking"}
              </span>
            </div>
            {error ? (
              <p role="alert" className="text-danger text-sm">
                {error}
              </p>
            ) : (
              <ProgressBar label={`Upload of ${name}`} value={progress} />
            )}
          </div>
          {error && (
            <IconButton label={`Upload ${name} again`} onClick={() => onRetry(key)}>
              <RotateCw />
            </IconButton>
          )}
          <IconButton label={error ? `Dismiss ${name}` : `Stop the upload of ${name}`} onClick={() => onDrop(key)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
