"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { Callout } from "@/components/ui/states/callout";
import { Failure } from "@/components/ui/states/failure";
import { Skeleton } from "@/components/ui/states/skeleton";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { useReadout } from "../edit/acts";
import { analystChoices, type Estimate, notEnough } from "./analyst-choices";

export type Analyst = "model" | "built-in";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string | undefined;
  confirmLabel: string;
  busy: boolean;
  onConfirm: (analyst: Analyst) => void;
};

/** Says what a readout will use of the language model, and offers to make this one without it. */
export function ChooseAnalyst({ open, onOpenChange, title, description, ...choice }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <Choice {...choice} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ChoiceProps = Pick<Props, "confirmLabel" | "busy" | "onConfirm"> & { close: () => void };

function Choice({ confirmLabel, busy, onConfirm, close }: ChoiceProps) {
  const { studyId } = useReadout();
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Analyst | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call("GET /studies/{id}/readout/estimate", { params: { id: studyId }, signal: left.signal }).then(
      setEstimate,
      (thrown: unknown) => {
        if (!left.signal.aborted) setError(CallError.sentence(thrown));
      },
    );
    return () => left.abort();
  }, [studyId]);
  const analyst = chosen ?? (estimate && !estimate.isEnough ? "built-in" : "model");
  return (
    <div className="grid gap-4">
      <Failure text={error} />
      {estimate ? (
        <RadioCards
          legend="Who reads the sessions"
          choices={analystChoices(estimate)}
          value={analyst}
          onChange={setChosen}
        />
      ) : (
        !error && <Skeleton className="h-44 w-full" />
      )}
      {estimate && !estimate.isEnough && <Callout tone="warning">{notEnough(estimate)}</Callout>}
      <footer className="flex justify-end gap-2">
        <Button onClick={close}>Cancel</Button>
        <Button tone="primary" busy={busy} disabled={!estimate} onClick={() => onConfirm(analyst)}>
          {confirmLabel}
        </Button>
      </footer>
    </div>
  );
}
