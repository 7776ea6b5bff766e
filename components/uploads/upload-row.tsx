"use client";
import { CircleCheck, RotateCw, X } from "lucide-react";
import Link from "next/link";
import { memo } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { byteSize } from "@/lib/core/text/byte-size";
import { timeLeft } from "./time-left";
import { failedByChance, type Upload } from "./upload";

type Props = {
  upload: Upload;
  onCancel: (key: number) => void;
  onRetry: (key: number) => void;
  onSendAnyway: (key: number) => void;
  onUseExisting: (upload: Upload) => void;
};

/** A file: what is happening to it, its progress, and what can be done about it. */
export const UploadRow = memo(function UploadRow({ upload, onCancel, onRetry, onSendAnyway, onUseExisting }: Props) {
  const { key, name, state, sizeBytes, sentBytes, error, duplicate, fileId } = upload;
  const moves = state === "sending" || state === "finishing";
  return (
    <li className="grid gap-1.5 py-2.5 pr-2 pl-4">
      <div className="flex items-center gap-2">
        <div className="grid min-w-0 flex-1">
          {fileId ? (
            <Link href={`/library/files/${fileId}`} className="wrap-anywhere font-medium hover:underline">
              {name}
            </Link>
          ) : (
            <span className="wrap-anywhere font-medium">{name}</span>
          )}
          <span className={error ? "text-danger text-sm" : "text-muted-foreground text-sm tabular-nums"}>
            {error ?? sayState(upload)}
          </span>
        </div>
        {state === "done" && <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />}
        {failedByChance(upload) && (
          <IconButton label={`Upload ${name} again`} onClick={() => onRetry(key)}>
            <RotateCw />
          </IconButton>
        )}
        {state === "done" || state === "failed" ? (
          <IconButton label={`Dismiss ${name}`} onClick={() => onCancel(key)}>
            <X />
          </IconButton>
        ) : (
          state !== "duplicate" && (
            <IconButton label={`Cancel the upload of ${name}`} onClick={() => onCancel(key)}>
              <X />
            </IconButton>
          )
        )}
      </div>
      {moves && (
        <div className="pr-2">
          <ProgressBar label={`Upload of ${name}`} value={state === "finishing" ? null : sentBytes / sizeBytes} />
        </div>
      )}
      {duplicate && state === "duplicate" && (
        <div className="grid gap-2 pr-2 text-sm">
          <p>
            You already have this file:{" "}
            <Link href={`/library/files/${duplicate.id}`} className="font-medium text-primary-text underline">
              {duplicate.name}
            </Link>
          </p>
          <div className="flex gap-2">
            <Button size="small" onClick={() => onUseExisting(upload)}>
              Use existing
            </Button>
            <Button size="small" tone="ghost" onClick={() => onSendAnyway(key)}>
              Upload anyway
            </Button>
          </div>
        </div>
      )}
    </li>
  );
});

function sayState({ state, sizeBytes, sentBytes, bytesPerSecond, trouble }: Upload): string {
  if (state === "waiting") return `Waiting · ${byteSize(sizeBytes)}`;
  if (state === "checking") return "Checking for duplicates";
  if (state === "duplicate") return "Not uploaded";
  if (state === "done") return `Uploaded · ${byteSize(sizeBytes)}`;
  if (trouble === "offline") return "Paused: no connection. It resumes by itself.";
  if (trouble === "retrying") return "Poor connection. Trying again.";
  if (state === "finishing") return "Finishing up";
  if (sentBytes === 0) return `Starting · ${byteSize(sizeBytes)}`;
  const speed = bytesPerSecond ? `${byteSize(bytesPerSecond)}/s` : null;
  const left = timeLeft(sizeBytes - sentBytes, bytesPerSecond);
  return [`${byteSize(sentBytes)} of ${byteSize(sizeBytes)}`, speed, left].filter(Boolean).join(" · ");
}
