"use client";
import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useCall } from "@/components/ui/hooks/use-call";
import { IconButton } from "@/components/ui/icon-button";
import { call } from "@/lib/api/client/call";
import type { Delivery } from "@/lib/api/settings/webhook-deliveries";

type Props = { webhookId: string; delivery: Pick<Delivery, "id" | "event">; small?: boolean };

/** Sends an event again: the same body under the same id. */
export function Replay({ webhookId, delivery: { id, event }, small }: Props) {
  const { busy, run } = useCall();
  const replay = () =>
    run(async () => {
      await call("POST /settings/webhooks/{id}/deliveries/{deliveryId}/replay", {
        params: { id: webhookId, deliveryId: id },
        body: {},
      });
      return "It’s being sent again.";
    });
  if (small)
    return (
      <IconButton label={`Send ${event} again`} busy={busy} onClick={replay}>
        <RotateCw />
      </IconButton>
    );
  return (
    <Button busy={busy} onClick={replay}>
      <RotateCw /> Send again
    </Button>
  );
}
