"use client";
import { RotateCw, Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { call } from "@/lib/api/client/call";
import { useReadout } from "../edit/acts";
import { type Analyst, ChooseAnalyst } from "./choose-analyst";

type Props = {
  label: string;
  tone?: "primary" | "secondary";
  size?: "small" /** Something is there already. */;
  again: boolean;
};

const AGAIN =
  "Earshot rereads all sessions that count. What people renamed, merged, hid, added, or removed stays as is, and you’ll see what changed.";

/**
 * Generates the readout, or generates it again after saying what happens to one's edits. With a language model, it
 * first says what that will use.
 */
export function GenerateButton({ label, tone = "secondary", size, again }: Props) {
  const { studyId, refresh, model } = useReadout();
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useAction();
  const generate = (analyst: Analyst) =>
    run(async () => {
      try {
        await call("POST /studies/{id}/readout/generate", { params: { id: studyId }, body: { analyst } });
      } catch (thrown) {
        toast.failed(thrown);
      }
      setAsked(false);
      refresh();
    });
  const title = again ? "Regenerate the readout?" : "Generate the readout";
  const confirmLabel = again ? "Regenerate now" : "Generate now";
  const asks = again || model !== null;
  return (
    <>
      <Button
        tone={tone}
        {...(size && { size })}
        busy={busy}
        onClick={() => (asks ? setAsked(true) : void generate("model"))}
      >
        {again ? <RotateCw /> : <Sparkles />} {label}
      </Button>
      {model === null ? (
        <AlertDialog
          open={isAsked}
          onOpenChange={setAsked}
          title={title}
          tone="primary"
          description={AGAIN}
          confirmLabel={confirmLabel}
          busy={busy}
          onConfirm={() => void generate("model")}
        />
      ) : (
        <ChooseAnalyst
          open={isAsked}
          onOpenChange={setAsked}
          title={title}
          description={again ? AGAIN : undefined}
          confirmLabel={confirmLabel}
          busy={busy}
          onConfirm={(analyst) => void generate(analyst)}
        />
      )}
    </>
  );
}
