"use client";
import { Ban, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useQuotes } from "@/components/privacy/use-quotes";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { Textarea } from "@/components/ui/fields/textarea";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import type { Session } from "../shapes";

/** Excludes a session from the study with a reason, or includes it again. */
export function ExcludeSession({ session }: { session: Pick<Session, "id" | "studyId" | "quality" | "participant"> }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState(session.quality.reasons[0]?.text ?? "");
  const { busy, error, run } = useAction();
  const params = { id: session.studyId, sessionId: session.id };
  const { label } = session.participant;
  const quotes = useQuotes(open, () => call("GET /studies/{id}/sessions/{sessionId}/quoted", { params }));
  const include = () =>
    run(async () => {
      try {
        await call("POST /studies/{id}/sessions/{sessionId}/include", { params });
        toast.success(`${label} counts again.`);
        router.refresh();
      } catch (thrown) {
        toast.failed(thrown);
      }
    });
  const exclude = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await call("POST /studies/{id}/sessions/{sessionId}/exclude", { params, body: { reason: reason.trim() } });
      toast.success(`${label} was excluded.`);
      setOpen(false);
      router.refresh();
    });
  };
  if (session.quality.rating === "excluded") {
    return (
      <Button busy={busy} onClick={include}>
        <Undo2 /> Include again
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Ban /> Exclude
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`Exclude ${label}?`}
        description={`It will no longer count and can’t be found or newly quoted. While the study runs, its spot is free for someone else.${
          quotes ? ` Anything that already quotes it stays as is: ${quotes}.` : ""
        } You can include it again.`}
      >
        <form onSubmit={exclude} className="grid gap-4">
          <Failure text={error} />
          <Field label="Reason" hint="Kept with the session for your colleagues.">
            <Textarea
              required
              rows={3}
              maxLength={STUDY_TEXT.exclusion}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <footer className="flex justify-end gap-2">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" tone="danger" busy={busy}>
              Exclude
            </Button>
          </footer>
        </form>
      </Dialog>
    </>
  );
}
