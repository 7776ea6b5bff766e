"use client";
import { Presentation } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";

/** Generates a report on a run, and goes there. */
export function MakeReport({ runId }: { runId: string }) {
  const router = useRouter();
  const { busy, run } = useAction();
  const make = () =>
    run(async () => {
      try {
        router.push(`/reports/${(await call("POST /reports", { body: { swarmRunId: runId } })).id}`);
      } catch (thrown) {
        toast.failed(thrown);
      }
    });
  return (
    <Button busy={busy} onClick={() => void make()}>
      <Presentation /> Create a report from this run
    </Button>
  );
}
