"use client";
import { CircleStop } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { cancelSwarmRun } from "@/lib/api/swarm";

/** Stops the agents of a run. */
export function CancelRun({ runId }: { runId: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await call(cancelSwarmRun, { params: { id: runId }, body: {} });
      toast.success("The run is cancelled.");
      setOpen(false);
      router.refresh();
    } catch (thrown) {
      toast.error(CallError.sentence(thrown));
    }
    setBusy(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CircleStop /> Cancel the run
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel this run?"
        description="The agents stop within two seconds, and no findings are put together. What was paid for the run is not given back."
        confirmLabel="Cancel the run"
        busy={busy}
        onConfirm={cancel}
      />
    </>
  );
}
