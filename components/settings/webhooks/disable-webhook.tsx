"use client";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { useCall } from "@/components/ui/hooks/use-call";
import { call } from "@/lib/api/client/call";
import type { Webhook } from "@/lib/api/settings/webhooks";

type Props = { webhook: Webhook; open: boolean; onOpenChange: (open: boolean) => void };

export function DisableWebhook({ webhook: { id }, open, onOpenChange }: Props) {
  const { busy, run } = useCall();
  const disable = async () => {
    const done = await run(async () => {
      await call("PATCH /settings/webhooks/{id}", { params: { id }, body: { disabled: true } });
      return "Webhook disabled.";
    });
    if (done) onOpenChange(false);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Disable this webhook?"
      description="Nothing more is sent to it, including deliveries still pending. Once it’s enabled again, you can send what it missed in the last 30 days."
      confirmLabel="Disable"
      tone="primary"
      busy={busy}
      onConfirm={disable}
    />
  );
}
