"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";
import { counted } from "@/lib/core/text/counted";

type Props = { studyId: string; slotIds: string[]; day: string };

/** Removes a day's times that nobody has booked, after asking. */
export function WithdrawFree({ studyId, slotIds, day }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const remove = () =>
    run(async () => {
      const params = { id: studyId };
      const { items } = await call("POST /studies/{id}/slots/withdraw", { params, body: { slotIds } });
      setAsked(false);
      return items.length === 1 ? "One time is no longer offered." : `${items.length} times are no longer offered.`;
    });
  return (
    <>
      <Button size="small" tone="ghost" onClick={() => setAsked(true)}>
        Remove free times
      </Button>
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Remove ${counted(slotIds.length, "free time")} on ${day}?`}
        description="Nobody has booked them. They will no longer be offered. Booked times stay."
        confirmLabel="Remove"
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
