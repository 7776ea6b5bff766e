"use client";
import { Ellipsis, KeyRound, Power, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/dialogs/menu";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { IconButton } from "@/components/ui/icon-button";
import type { Webhook } from "@/lib/api/settings/webhooks";
import { DeleteWebhook } from "./delete-webhook";
import { DisableWebhook } from "./disable-webhook";
import { EditWebhook } from "./edit-webhook";
import { RotateSecret } from "./rotate-secret";
import { SendTest } from "./send-test";

export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { ask, dialog } = useAsked<"edit" | "disable" | "rotate" | "delete">();
  const isOn = webhook.disabledAt === null;
  const off = { label: "Disable…", icon: Power, onSelect: () => ask("disable") };
  return (
    <footer className="flex min-h-13 flex-wrap items-center gap-2 border-t bg-background px-5 py-2.5">
      {isOn && <SendTest id={webhook.id} />}
      <Button onClick={() => ask("edit")}>Edit</Button>
      <span className="flex-1" />
      <Menu
        trigger={
          <IconButton label="More actions for this webhook">
            <Ellipsis />
          </IconButton>
        }
        groups={[
          {
            items: [{ label: "New secret…", icon: KeyRound, onSelect: () => ask("rotate") }, isOn && off],
          },
          { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => ask("delete") }] },
        ]}
      />
      <EditWebhook webhook={webhook} {...dialog("edit")} />
      <DisableWebhook webhook={webhook} {...dialog("disable")} />
      <RotateSecret webhook={webhook} {...dialog("rotate")} />
      <DeleteWebhook webhook={webhook} {...dialog("delete")} />
    </footer>
  );
}
