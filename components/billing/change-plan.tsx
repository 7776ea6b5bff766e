"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { Effects } from "@/components/ui/lists/effects";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { PLAN_FACTS, type Plan } from "@/lib/core/plans";
import { type Payer, planChange } from "./plan-change";

type Props = { payer: Payer; wanted: Plan; close: () => void };

/** Says what the change costs or ends, and makes it. */
export function ChangePlan({ payer, wanted, close }: Props) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const name = PLAN_FACTS[wanted].label;
  const { label, text, isUpgrade, effects } = planChange(payer, wanted);
  const change = () =>
    run(async () => {
      const { checkoutUrl } = await call("PATCH /settings/billing", { body: { plan: wanted } });
      if (checkoutUrl) return window.location.assign(checkoutUrl);
      toast.success(`This workspace is now on ${name}.`);
      router.refresh();
      close();
    });
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={`Change to ${name}?`} description={text}>
      {effects && (
        <div className="grid gap-4">
          <Effects title="Stops until you upgrade again" effects={effects.stops} />
          <Effects title="Becomes less" effects={effects.shrinks} />
          <Effects title="Goes on as before" effects={effects.goesOn} />
        </div>
      )}
      <Failure text={error} />
      <footer className="flex justify-end gap-2">
        <Button onClick={close}>Cancel</Button>
        <Button tone={isUpgrade ? "primary" : "danger"} busy={busy} onClick={change}>
          {label}
        </Button>
      </footer>
    </Dialog>
  );
}
