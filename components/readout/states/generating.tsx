"use client";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { Panel } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { Skeleton } from "@/components/ui/states/skeleton";
import { call } from "@/lib/api/client/call";
import { useProgress, useReadout } from "../edit/acts";

/** Shown while the first readout is generated; the page updates by itself once it is ready. */
export function Generating({ sessions }: { sessions: number }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <GeneratingNote sessions={sessions} />
      {[1, 2, 3].map((key) => (
        <Panel key={key} className="grid gap-3 p-6">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-2 w-3/5" />
          <Skeleton className="h-16 w-full" />
        </Panel>
      ))}
    </div>
  );
}

/** Says that it is being generated, and how far it is, above the existing one. */
export function GeneratingNote({ sessions }: { sessions: number }) {
  const { canWrite } = useReadout();
  const progress = useProgress();
  const what = sessions === 1 ? "one session" : `${sessions} sessions`;
  const text = progress?.text ?? "Waiting to start";
  return (
    <div className="grid gap-2 rounded-md border bg-background px-4 py-3 print:hidden">
      <div className="flex items-start justify-between gap-4">
        <p role="status" className="min-w-0 text-pretty font-medium">
          Generating the readout from {what}
        </p>
        {canWrite && <Cancel />}
      </div>
      <ProgressBar label="Generating the readout" value={progress?.share ?? null} text={text} />
      <p className="text-muted-foreground text-sm">{text}. You can leave this page.</p>
    </div>
  );
}

function Cancel() {
  const { studyId, refresh } = useReadout();
  const { busy, run } = useAction();
  const cancel = () =>
    run(async () => {
      try {
        await call("POST /studies/{id}/readout/cancel", { params: { id: studyId }, body: {} });
      } catch (thrown) {
        toast.failed(thrown);
      }
      refresh();
    });
  return (
    <Button size="small" busy={busy} onClick={() => void cancel()}>
      Cancel
    </Button>
  );
}
