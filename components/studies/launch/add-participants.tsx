"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { Callout } from "@/components/ui/states/callout";
import { call } from "@/lib/api/client/call";
import { estimateOf } from "@/lib/core/study/estimate";
import { STUDY_LIMITS } from "@/lib/core/study/limits";
import { counted } from "@/lib/core/text/counted";
import { dollars } from "@/lib/core/text/dollars";
import { NumberField } from "../editor/number-field";
import type { StudySummary } from "../shapes";
import { AtProlific } from "./at-prolific";
import { HowPaid } from "./how-paid";
import { PriceLines } from "./price-lines";
import { type Refusal, refusalOf } from "./refusal";
import { RefusalNote } from "./refusal-note";

type Extended = Pick<StudySummary, "id" | "type" | "status" | "settings">;
type Props = { study: Extended; open: boolean; onOpenChange: (open: boolean) => void };

const USUAL = 5;

/** Asks for how many more participants, and states what they cost before anything is charged. */
export function AddParticipants({ study, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add participants"
      description={
        study.status === "ended"
          ? "The study ended because it was full. With more participants it opens again: its link works, and people can start."
          : "They take part through the same link and invitations, and answer the same questions."
      }
      className="max-w-lg"
    >
      <Form study={study} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** `from` stays what it was when the dialog opened, so that a second click after a lost answer asks for the same. */
function Form({ study, close }: { study: Extended; close: () => void }) {
  const router = useRouter();
  const { id, type, settings } = study;
  const now = settings.targetParticipants ?? 0;
  const [from, setFrom] = useState(now);
  const most = STUDY_LIMITS.participants.max - from;
  const [more, setMore] = useState<number | null>(Math.min(USUAL, most));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const isValid = more !== null && Number.isInteger(more) && more >= 1 && more <= most;
  const isChanged = now !== from && !busy;
  const price = estimateOf({ type, targetParticipants: isValid ? more : 0, rewardCents: settings.rewardCents });
  const add = async () => {
    if (!isValid || busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const body = { approve: true, targetParticipants: from + more, expectedTotalCents: price.totalCents } as const;
      const { checkoutUrl } = await call("POST /studies/{id}/target", { params: { id }, body });
      if (checkoutUrl) return window.location.assign(checkoutUrl);
      toast.success(`${counted(more, "participant")} added. The study now has ${counted(from + more, "spot")}.`);
      close();
    } catch (thrown) {
      setRefusal(refusalOf(thrown));
      setBusy(false);
    }
    router.refresh();
  };
  const startOver = () => {
    setFrom(now);
    setRefusal(null);
  };
  return (
    <div className="grid gap-5">
      <RefusalNote refusal={refusal} totalCents={price.totalCents} title="Nothing was added" again="Add them" />
      {isChanged && (
        <Callout
          tone="info"
          title={`The study now has ${counted(now, "spot")}`}
          action={
            <Button size="small" onClick={startOver}>
              Add more
            </Button>
          }
        >
          The number changed after you opened this. Continue only if you want more than that.
        </Callout>
      )}
      <NumberField
        id="more"
        label="How many more?"
        hint={
          isValid ? `${counted(from + more, "spot")} in all. The study has ${from} so far.` : `It has ${from} so far.`
        }
        value={more}
        min={1}
        max={most}
        placeholder={String(USUAL)}
        onChange={setMore}
      />
      {isValid && <PriceLines {...price} before={null} />}
      <div className="grid gap-2">
        <HowPaid then="the participants are added" />
        <AtProlific studyId={id} />
      </div>
      <footer className="flex flex-wrap justify-end gap-2 border-t pt-4">
        <Button onClick={close}>Cancel</Button>
        <Button tone="primary" busy={busy} disabled={!isValid || isChanged} onClick={add}>
          {isValid ? `Add ${more} for ${dollars(price.totalCents)}` : "Add"}
        </Button>
      </footer>
    </div>
  );
}
