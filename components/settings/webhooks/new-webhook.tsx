"use client";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { call } from "@/lib/api/client/call";
import { SecretShown } from "./secret-shown";
import { WebhookForm, type WebhookValues } from "./webhook-form";

type Made = { id: string; url: string; secret: string };

/** Registers a webhook, shows its secret once, and continues to its page. */
export function NewWebhook() {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const change = (to: boolean) => {
    setOpen(to);
    if (to) return;
    if (made) router.push(`/settings/webhooks/${made.id}`);
    setMade(null);
  };
  const save = async ({ url, events, description }: WebhookValues) => {
    const body = { url, events, ...(description && { description }) };
    const { webhook, secret } = await call("POST /settings/webhooks", { body });
    setMade({ id: webhook.id, url: webhook.url, secret });
  };
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <Plus /> New webhook
      </Button>
      <Dialog
        open={open || made !== null}
        onOpenChange={change}
        kept={made !== null}
        title={made ? "Its signing secret" : "New webhook"}
        description={made ? "Every request is signed with it, so your receiver can trust it." : undefined}
        className="top-[5vh] max-h-[90vh] max-w-2xl grid-cols-1"
      >
        {made ? (
          <SecretShown secret={made.secret} url={made.url} done={() => change(false)} />
        ) : (
          <WebhookForm
            initial={{ url: "", description: "", events: [] }}
            saveLabel="Create webhook"
            save={save}
            close={() => change(false)}
          />
        )}
      </Dialog>
    </>
  );
}
