"use client";
import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";
import type { Report, ReportVersion } from "@/lib/api/reports/shape";

type Props = { report: Pick<Report, "id" | "version">; version: ReportVersion };

/** Restores an older version of the report, after saying what happens to the current one. */
export function RestoreVersion({ report, version }: Props) {
  const router = useRouter();
  const [asked, setAsked] = useState(false);
  const { busy, error, run } = useAction();
  const restore = async () => {
    const params = { id: report.id, number: String(version.number) };
    const worked = await run(
      async () =>
        void (await call("POST /reports/{id}/versions/{number}/restore", {
          params,
          body: { version: report.version },
        })),
    );
    if (!worked) return;
    toast.success("Version restored.");
    router.push(`/reports/${report.id}`);
    router.refresh();
  };
  return (
    <>
      <Button tone="primary" onClick={() => setAsked(true)}>
        <RotateCcw /> Restore this version
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        tone="primary"
        title="Restore this version?"
        description={error ?? "The report goes back to what it said then. What it says now is kept in the history."}
        confirmLabel="Restore"
        busy={busy}
        onConfirm={() => void restore()}
      />
    </>
  );
}
