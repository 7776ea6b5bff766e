"use client";
import { Check, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";

type Props = { studyId: string; participantId: string; label: string; ended: boolean };

/** A person's decision where the screener wasn't sure. Once the study has ended, nobody is let in by it. */
export function Decide({ studyId, participantId, label, ended }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState<"in" | "out" | null>(null);
  const decide = async (qualified: boolean, button: HTMLElement) => {
    setBusy(qualified ? "in" : "out");
    try {
      await call("POST /studies/{id}/participants/{participantId}/decide", {
        params: { id: studyId, participantId },
        body: { qualified },
      });
      const next = ended ? `${label} fits, but the study has ended.` : `${label} can take part.`;
      toast.success(qualified ? next : `${label} will be thanked politely.`);
      // The buttons disappear with the decision; keyboard users continue from the same person.
      button.closest("details")?.querySelector("summary")?.focus();
      router.refresh();
    } catch (thrown) {
      toast.failed(thrown);
      setBusy(null);
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        tone="primary"
        busy={busy === "in"}
        disabled={busy === "out"}
        onClick={(event) => decide(true, event.currentTarget)}
      >
        <Check /> {ended ? "Fits" : `Let ${label} in`}
      </Button>
      <Button
        size="small"
        busy={busy === "out"}
        disabled={busy === "in"}
        onClick={(event) => decide(false, event.currentTarget)}
      >
        <X /> Doesn’t fit
      </Button>
    </div>
  );
}
