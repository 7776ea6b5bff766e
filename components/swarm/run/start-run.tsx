"use client";
import { Play } from "lucide-react";
import { useCallback, useState } from "react";
import { LaunchForm } from "@/components/studies/launch/launch-form";
import type { Send } from "@/components/studies/launch/use-launch";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { call } from "@/lib/api/client/call";

const send: Send = async (id, body) => {
  const { runId, checkoutUrl } = await call("POST /studies/{id}/swarm-runs", { params: { id }, body });
  return { checkoutUrl, next: runId ? `/studies/${id}/runs/${runId}` : `/studies/${id}` };
};

/** Starts another run with the same plan, at the price stated on the button. */
export function StartRun({ studyId }: { studyId: string }) {
  const [open, setOpen] = useState(false);
  const stored = useCallback(async () => true, []);
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <Play /> Run again
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Run again?"
        description="The same agents try the same tasks, so you can see what was fixed and what’s new."
        className="max-w-lg"
      >
        {open && (
          <LaunchForm
            study={{ id: studyId }}
            flush={stored}
            close={() => setOpen(false)}
            verb="Start the run"
            send={send}
          />
        )}
      </Dialog>
    </>
  );
}
