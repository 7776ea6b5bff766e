"use client";
import { CircleStop } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

/** Stops the agents of a run. */
export function CancelRun({ runId }: { runId: string }) {
  const [open, setOpen] = useState(false);
  const { busy, run } = useCall();
  const cancel = () =>
    run(async () => {
      await call("POST /swarm-runs/{id}/cancel", { params: { id: runId }, body: {} });
      setOpen(false);
      return "Run canceled.";
    });
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CircleStop /> Cancel run
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this run?"
        description="The agents stop within two seconds, and no findings are put together. What was paid for the run isn’t refunded."
        confirmLabel="Cancel run"
        busy={busy}
        onConfirm={cancel}
      />
    </>
  );
}
