"use client";
import { RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { useAction } from "@/components/ui/hooks/use-action";
import { Callout } from "@/components/ui/states/callout";
import { Failure } from "@/components/ui/states/failure";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { call } from "@/lib/api/client/call";
import type { Report } from "@/lib/api/reports/shape";
import { typeset } from "@/lib/core/text/typeset";
import { ReportFacts } from "./document/report-facts";
import { ReportMenu } from "./head/report-menu";
import { ReportSkeleton } from "./report-skeleton";

/** A report that is being written, or that failed. The result appears by itself. */
export function ReportWaiting({ report, canWrite }: { report: Report; canWrite: boolean }) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const isWriting = report.status === "generating";
  const doing = report.progress?.text ?? "Waiting to start";
  const cancel = () =>
    run(async () => {
      await call("POST /reports/{id}/cancel", { params: { id: report.id } });
      router.refresh();
    });
  const again = () =>
    run(async () => {
      await call("POST /reports/{id}/generate", { params: { id: report.id } });
      router.refresh();
    });
  return (
    <div className="mx-auto grid w-full max-w-[752px] grid-cols-1 gap-8 px-4 py-10">
      <RefreshWhile active={isWriting} />
      <header className="grid gap-4 border-b pb-6">
        <span className="flex items-start justify-between gap-3">
          <h1 className="wrap-anywhere text-balance text-[2rem] leading-[2.5rem] max-pair:text-[1.625rem]">
            {report.title}
          </h1>
          <ReportMenu report={report} canWrite={canWrite} isOpen />
        </span>
        <ReportFacts report={report} />
      </header>
      {isWriting ? (
        <>
          <div className="grid gap-2.5">
            <div className="flex items-start justify-between gap-4">
              <p role="status" className="min-w-0 text-pretty font-medium">
                Earshot is writing this report.
              </p>
              {canWrite && (
                <Button size="small" busy={busy} onClick={() => void cancel()}>
                  Cancel
                </Button>
              )}
            </div>
            <p className="text-pretty text-muted-foreground">
              {report.swarmRunId
                ? "It brings together what the run’s AI agents found and what they covered."
                : "It reads what people said, groups it, and checks every quote against its transcript."}{" "}
              You can leave this page. The report appears here once it’s written.
            </p>
            <ProgressBar label="Writing the report" value={report.progress?.share ?? null} text={doing} />
            <p className="text-muted-foreground text-sm">{doing}…</p>
            <Failure text={error} />
          </div>
          <ReportSkeleton />
        </>
      ) : (
        <Callout
          tone="danger"
          title="This report couldn’t be written"
          action={
            canWrite && (
              <Button busy={busy} onClick={() => void again()}>
                <RotateCw /> Try again
              </Button>
            )
          }
        >
          {typeset(error ?? report.error ?? "Nothing was saved.")}
        </Callout>
      )}
    </div>
  );
}
