"use client";
import { useRouter } from "next/navigation";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { Webhook } from "@/lib/api/settings/webhooks";
import type { EventKind } from "./event-groups";
import { WebhookForm, type WebhookValues } from "./webhook-form";

type Props = { webhook: Webhook; open: boolean; onOpenChange: (open: boolean) => void };

export function EditWebhook({ webhook, open, onOpenChange }: Props) {
  const router = useRouter();
  const { id, url, description, events } = webhook;
  const save = async (values: WebhookValues) => {
    const body = { ...values, description: values.description || null };
    await call("PATCH /settings/webhooks/{id}", { params: { id }, body });
    onOpenChange(false);
    toast.success("Webhook saved.");
    router.refresh();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit webhook"
      description="Pending deliveries go to the new URL."
      className="top-[5vh] max-h-[90vh] max-w-2xl grid-cols-1"
    >
      <WebhookForm
        initial={{ url, description: description ?? "", events: events as EventKind[] }}
        saveLabel="Save"
        save={save}
        close={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
