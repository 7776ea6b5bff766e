"use client";
import { Button } from "@/components/ui/button";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";

export function EnableWebhook({ id }: { id: string }) {
  const { busy, run } = useCall();
  const enable = () =>
    run(async () => {
      await call("PATCH /settings/webhooks/{id}", { params: { id }, body: { disabled: false } });
      return "Webhook enabled. Use “Send missed events” to catch up.";
    });
  return (
    <Button busy={busy} onClick={enable}>
      Enable
    </Button>
  );
}
