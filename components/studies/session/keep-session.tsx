"use client";
import { Check, Flag } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";
import type { Session } from "../shapes";

/** Counts a flagged session after all, or flags it again. Nothing for a session without doubts. */
export function KeepSession({ session }: { session: Pick<Session, "id" | "studyId" | "quality" | "participant"> }) {
  const router = useRouter();
  const { busy, run } = useAction();
  const { rating, reasons } = session.quality;
  const { label } = session.participant;
  if (rating === "excluded" || reasons.length === 0) return null;
  const kept = rating === "flagged";
  const change = () =>
    run(async () => {
      try {
        await call("POST /studies/{id}/sessions/{sessionId}/keep", {
          params: { id: session.studyId, sessionId: session.id },
          body: { kept },
        });
        toast.success(kept ? `${label} counts now.` : `${label} is flagged again.`);
        router.refresh();
      } catch (thrown) {
        toast.failed(thrown);
      }
    });
  return (
    <Button busy={busy} onClick={change}>
      {kept ? <Check /> : <Flag />} {kept ? "Keep" : "Flag again"}
    </Button>
  );
}
