"use client";
import { CreditCard } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { SettingCard } from "@/components/ui/setting-card";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";

type Props = { card: { brand: string; last4: string } | null; canManage: boolean; isSandbox: boolean };

/** The card that launches are charged to. Its number is entered on the payment service's page, never here. */
export function SavedCard({ card, canManage, isSandbox }: Props) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const enter = () =>
    run(async () => window.location.assign((await call("POST /settings/billing/card", { body: {} })).url));
  const remove = () =>
    run(async () => {
      await call("PATCH /settings/billing", { body: { card: null } });
      toast.success("Card removed.");
      router.refresh();
    });
  return (
    <SettingCard
      title="Card"
      description={
        card
          ? "Launches and added participants are charged to this card."
          : "Without a saved card, you pay on a checkout page each time."
      }
      hint={
        isSandbox
          ? "Sandbox: test cards only, no money is charged."
          : "Stored by the payment service. Earshot sees the last four digits."
      }
      action={
        canManage && (
          <span className="flex gap-2">
            {card && (
              <Button busy={busy} onClick={remove}>
                Remove
              </Button>
            )}
            <Button tone={card ? "secondary" : "primary"} busy={busy} onClick={enter}>
              {card ? "Replace card" : "Add a card"}
            </Button>
          </span>
        )
      }
    >
      <Failure text={error} />
      {card && (
        <p className="flex items-center gap-3">
          <span className="grid h-8 w-12 place-items-center rounded-sm border bg-muted">
            <CreditCard aria-hidden className="size-4 text-muted-foreground" />
          </span>
          <span className="capitalize">{card.brand}</span>
          <span className="font-mono text-sm tabular-nums">
            <span aria-hidden>•••• </span>
            <span className="sr-only">ending in </span>
            {card.last4}
          </span>
        </p>
      )}
    </SettingCard>
  );
}
