"use client";
import { RotateCw, Sparkles } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { generateReadout } from "@/lib/api/readouts";
import { useReadout } from "../edit/acts";

type Props = {
  label: string;
  tone?: "primary" | "secondary";
  size?: "small" /** Something is there already. */;
  again: boolean;
};

/** Generates the readout, or generates it again after saying what happens to one's edits. */
export function GenerateButton({ label, tone = "secondary", size, again }: Props) {
  const { studyId, refresh } = useReadout();
  const [isAsked, setAsked] = useState(false);
  const { busy, run } = useAction();
  const generate = () =>
    run(async () => {
      try {
        await call(generateReadout, { params: { id: studyId }, body: {} });
      } catch (thrown) {
        toast.failed(thrown);
      }
      setAsked(false);
      refresh();
    });
  return (
    <>
      <Button
        tone={tone}
        {...(size && { size })}
        busy={busy}
        onClick={() => (again ? setAsked(true) : void generate())}
      >
        {again ? <RotateCw /> : <Sparkles />} {label}
      </Button>
      <AlertDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Regenerate the readout?"
        tone="primary"
        description="Earshot rereads all sessions that count. What people renamed, merged, hid, added, or removed stays as is, and you’ll see what changed."
        confirmLabel="Regenerate now"
        busy={busy}
        onConfirm={() => void generate()}
      />
    </>
  );
}
