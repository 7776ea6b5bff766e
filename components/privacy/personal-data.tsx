"use client";
import { ScanSearch } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { Summary } from "./kind-words";
import { ReviewDialog } from "./review-dialog";

type Props = {
  /** What is known of it when the page is sent. */
  found: Summary;
  /** The file or session. */
  ownerId: string;
  /** Whether there is audio or video, in which nothing is masked. */
  hasRecording: boolean;
  canWrite: boolean;
  isAdmin: boolean;
};

/** How much personal data a transcript contains, and the way to review it. */
export function PersonalData({ found, ownerId, hasRecording, canWrite, isAdmin }: Props) {
  const [summary, setSummary] = useState<Summary>(found);
  const [problem, setProblem] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const load = useCallback(async () => {
    try {
      const { scannedAt, counts } = await call("GET /transcripts/{ownerId}/masks", {
        params: { ownerId },
        query: { limit: 1 },
      });
      setSummary({ scannedAt, counts });
    } catch {
      setProblem(true);
    }
  }, [ownerId]);
  useEffect(() => {
    void load();
    const onChange = () => void load();
    window.addEventListener("earshot:transcript", onChange);
    return () => window.removeEventListener("earshot:transcript", onChange);
  }, [load]);
  const look = async () => {
    setBusy(true);
    try {
      const found = await call("POST /transcripts/{ownerId}/masks/scan", { params: { ownerId }, body: {} });
      setSummary(found);
      if (found.counts.suggested.total > 0) setOpen(true);
      else toast.success("No personal data was found.");
    } catch (thrown) {
      toast.failed(thrown);
    }
    setBusy(false);
  };
  const total = Object.values(summary.counts).reduce((sum, counts) => sum + counts.total, 0);
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="min-h-5 text-muted-foreground">
        {sentence(summary, problem, canWrite)}
      </p>
      {hasRecording && summary.counts.masked.total > 0 && (
        <p className="text-muted-foreground text-sm">
          Only the transcript is masked. The words can still be heard in the recording.
        </p>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {total > 0 && (
          <Button size="small" onClick={() => setOpen(true)}>
            {summary.counts.suggested.total > 0 ? "Review" : "Show"}
          </Button>
        )}
        {canWrite && (
          <Button size="small" tone={total > 0 ? "ghost" : "secondary"} busy={busy} onClick={() => void look()}>
            <ScanSearch aria-hidden />
            {summary.scannedAt ? "Scan again" : "Scan for it"}
          </Button>
        )}
      </div>
      <ReviewDialog
        ownerId={ownerId}
        canWrite={canWrite}
        isAdmin={isAdmin}
        open={isOpen}
        onOpenChange={setOpen}
        onSummary={setSummary}
      />
    </div>
  );
}

function sentence(summary: Summary, problem: boolean, canWrite: boolean): string {
  if (problem) return "This couldn’t be loaded.";
  const { suggested, masked } = summary.counts;
  const parts = [
    ...(suggested.total > 0 ? [`${suggested.total} to review`] : []),
    ...(masked.total > 0 ? [`${masked.total} masked`] : []),
  ];
  if (parts.length > 0) return parts.join(" · ");
  if (summary.scannedAt) return "Nothing was found.";
  return canWrite ? "Names, addresses, and numbers can be found and masked." : "Nobody has scanned for it yet.";
}
