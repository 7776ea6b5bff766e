"use client";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useCallback, useId, useState } from "react";
import { useShell } from "@/components/shell/shell-context";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/dialogs/toast";
import { IconButton } from "@/components/ui/icon-button";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { call } from "@/lib/api/client/call";
import { counted } from "@/lib/core/text/counted";
import { InterruptedRow } from "./interrupted-row";
import { timeLeft } from "./time-left";
import { trayOrder } from "./tray-order";
import { trayTotals } from "./tray-totals";
import type { Upload } from "./upload";
import type { UploadQueue } from "./upload-queue";
import { UploadRow } from "./upload-row";
import type { Interrupted } from "./use-interrupted";

type Props = {
  queue: UploadQueue;
  uploads: readonly Upload[];
  interrupted: Interrupted[];
  onResumed: (uploadId: string) => void;
  onDiscard: (uploadId: string) => void;
  onChanged: () => void;
};

/** All pages' uploads, in the corner: what is in progress, what needs a decision, what an earlier page left behind. */
export function UploadTray({ queue, uploads, interrupted, onResumed, onDiscard, onChanged }: Props) {
  const router = useRouter();
  const { evaOpen } = useShell();
  const [open, setOpen] = useState(true);
  const listId = useId();
  const totals = trayTotals(uploads);
  const { shown, more } = trayOrder(uploads);
  const left = timeLeft(totals.sizeBytes - totals.sentBytes, totals.bytesPerSecond);

  const onCancel = useCallback((key: number) => queue.cancel(key), [queue]);
  const onRetry = useCallback((key: number) => queue.retry(key), [queue]);
  const onSendAnyway = useCallback((key: number) => queue.sendAnyway(key), [queue]);
  const onUseExisting = useCallback(
    async ({ key, duplicate, projectId }: Upload) => {
      if (!duplicate) return;
      try {
        // A duplicate outside of any project is added to this one; one in another project stays where others look for
        // it.
        if (projectId && duplicate.projectId === null)
          await call("PATCH /library/files/{id}", { params: { id: duplicate.id }, body: { projectId } });
        else if (duplicate.projectId !== projectId) router.push(`/library/files/${duplicate.id}`);
        queue.cancel(key);
        onChanged();
      } catch (thrown) {
        toast.failed(thrown);
      }
    },
    [queue, router, onChanged],
  );
  const resume = ({ uploadId, name, projectId }: Interrupted, file: File) => {
    queue.add([{ file, path: name, projectId }]);
    onResumed(uploadId);
  };

  return (
    <section
      aria-label="Uploads"
      className={cn(
        "fixed right-0 bottom-0 z-40 flex max-h-[50vh] w-full flex-col rounded-t-lg border bg-raised shadow-high pair:right-4 pair:bottom-4 pair:max-h-[70vh] pair:w-96 pair:rounded-lg",
        evaOpen && "min-[1240px]:right-[416px]",
      )}
    >
      <header className="grid gap-2 py-2 pr-2 pl-4">
        <div className="flex items-center gap-1">
          <h2 className="min-w-0 flex-1 truncate font-semibold">{title(totals, interrupted.length)}</h2>
          {totals.underWay > 1 && (
            <Button size="small" tone="ghost" onClick={() => queue.cancelAll()}>
              Cancel all
            </Button>
          )}
          {totals.failedByChance > 1 && (
            <Button size="small" tone="ghost" onClick={() => queue.retryFailed()}>
              Retry failed
            </Button>
          )}
          <IconButton
            label={open ? "Collapse uploads" : "Expand uploads"}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronDown /> : <ChevronUp />}
          </IconButton>
          {totals.underWay === 0 && interrupted.length === 0 && (
            <IconButton label="Close uploads" onClick={() => queue.clear()}>
              <X />
            </IconButton>
          )}
        </div>
        {totals.underWay > 0 && (uploads.length > 1 || !open) && (
          <div className="grid gap-1 pr-2 pb-1">
            <ProgressBar label="All uploads" value={totals.sentBytes / Math.max(1, totals.sizeBytes)} />
            {left && <p className="text-muted-foreground text-sm tabular-nums">{left}</p>}
          </div>
        )}
      </header>
      <p role="status" className="sr-only">
        {totals.underWay === 0 && uploads.length > 0 ? title(totals, interrupted.length) : ""}
      </p>
      <ul id={listId} hidden={!open} className="min-h-0 divide-y overflow-y-auto border-t">
        {interrupted.map((one) => (
          <InterruptedRow key={one.uploadId} interrupted={one} onFile={resume} onDiscard={onDiscard} />
        ))}
        {shown.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onCancel={onCancel}
            onRetry={onRetry}
            onSendAnyway={onSendAnyway}
            onUseExisting={onUseExisting}
          />
        ))}
        {more > 0 && <li className="px-4 py-2.5 text-muted-foreground text-sm">and {more} more</li>}
      </ul>
    </section>
  );
}

function title({ underWay, done, failed, duplicates }: ReturnType<typeof trayTotals>, interrupted: number): string {
  if (underWay > 0)
    return done > 0 ? `Uploading ${counted(underWay, "file")}, ${done} done` : `Uploading ${counted(underWay, "file")}`;
  if (duplicates > 0) return `${counted(duplicates, "file")} you already have`;
  if (failed > 0) return `${counted(failed, "file")} not uploaded`;
  if (done > 0) return `${counted(done, "file")} uploaded`;
  return counted(interrupted, "interrupted upload");
}
