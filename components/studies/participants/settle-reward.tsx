"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";

type Props = { studyId: string; participantId: string; label: string; isPaid: boolean };

/** Rewards are paid outside of Earshot and recorded here; the participant's page shows the same. */
export function SettleReward({ studyId, participantId, label, isPaid }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const settle = async () => {
    setBusy(true);
    try {
      await call("POST /studies/{id}/participants/{participantId}/reward", {
        params: { id: studyId, participantId },
        body: { paid: !isPaid },
      });
      toast.success(isPaid ? `${label}’s reward is marked as due.` : `${label}’s reward is marked as paid.`);
      router.refresh();
    } catch (thrown) {
      toast.failed(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" className="w-fit" busy={busy} onClick={settle}>
      {isPaid ? `Mark ${label}’s reward as unpaid` : `Mark ${label}’s reward as paid`}
    </Button>
  );
}
