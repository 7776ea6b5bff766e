"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import type { Webhook } from "@/lib/api/settings/webhooks";

type Props = { webhook: Webhook; open: boolean; onOpenChange: (open: boolean) => void };

export function DeleteWebhook({ webhook: { id }, open, onOpenChange }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await unlessGone(call("DELETE /settings/webhooks/{id}", { params: { id } }));
      toast.success("Webhook deleted.");
      router.push("/settings/webhooks");
      router.refresh();
    } catch (thrown) {
      toast.failed(thrown);
      setBusy(false);
    }
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this webhook?"
      description="Nothing more is sent to it, and its delivery history is deleted too. This can’t be undone."
      confirmLabel="Delete webhook"
      busy={busy}
      onConfirm={remove}
    />
  );
}
