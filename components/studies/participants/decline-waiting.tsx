"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";
import { counted } from "@/lib/core/text/counted";

type Props = { studyId: string; waiting: number; sendsMail: boolean };

/** Once a study has ended, tells everybody who still waits for a decision that they don't take part. */
export function DeclineWaiting({ studyId, waiting, sendsMail }: Props) {
  const [asked, setAsked] = useState(false);
  const { busy, refreshing, run } = useCall();
  const people = counted(waiting, "person", "people");
  const decline = () =>
    run(async () => {
      const params = { id: studyId };
      const { declined } = await call("POST /studies/{id}/participants/decline", { params, body: {} });
      setAsked(false);
      return `Declined ${counted(declined, "person", "people")}.`;
    });
  return (
    <>
      <Button size="small" busy={refreshing} onClick={() => setAsked(true)}>
        {waiting === 1 ? "Decline" : "Decline all"}
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Decline the ${people} still waiting?`}
        description={`${sendsMail ? "Whoever left an email address is thanked and told" : "Whoever opens their link again is thanked and reads"} that the study has ended. That can’t be taken back.`}
        confirmLabel={`Decline ${people}`}
        busy={busy}
        onConfirm={decline}
      />
    </>
  );
}
