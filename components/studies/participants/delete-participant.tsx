"use client";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useQuotes } from "@/components/privacy/use-quotes";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

type Props = { studyId: string; participantId: string; label: string; sessionId: string | null };

/** For someone who asks the team to delete their data, instead of using the page that they have for it. */
export function DeleteParticipant({ studyId, participantId, label, sessionId }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useCall();
  const quotes = useQuotes(isAsked && sessionId !== null, () =>
    call("GET /studies/{id}/sessions/{sessionId}/quoted", { params: { id: studyId, sessionId: sessionId ?? "" } }),
  );
  const remove = () =>
    run(async () => {
      await call("DELETE /studies/{id}/participants/{participantId}", { params: { id: studyId, participantId } });
      setAsked(false);
      return `${label}’s data was deleted.`;
    });
  return (
    <>
      <Button size="small" className="w-fit" onClick={() => setAsked(true)}>
        <Trash2 /> Delete {label}’s data
      </Button>
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Delete ${label}’s data?`}
        description={`Use this when ${label} asks you to. Name, address, answers, transcript, and recording are deleted, and so is every quote of them${
          quotes ? ` (in ${quotes})` : ""
        }. Only the number stays, and a finished session still counts. This can’t be undone.`}
        confirmLabel="Delete data"
        busy={busy}
        onConfirm={remove}
      />
    </>
  );
}
