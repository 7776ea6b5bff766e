import { Panel } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Skeleton } from "@/components/ui/skeleton";

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

/** Says that it is being generated, above the existing one. */
export function GeneratingNote({ sessions }: { sessions: number }) {
  const what = sessions === 1 ? "one session" : `${sessions} sessions`;
  return (
    <div role="status" className="grid gap-2 rounded-md border bg-background px-4 py-3 print:hidden">
      <p className="font-medium">Reading {what}…</p>
      <ProgressBar label="Generating the readout" value={null} />
      <p className="text-muted-foreground text-sm">
        Finding what came up again and again, who says otherwise, and the words that show it. You can leave this page.
      </p>
    </div>
  );
}
