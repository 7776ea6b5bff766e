"use client";
import { Ellipsis, KeyRound, Power, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/dialogs/menu";
import { IconButton } from "@/components/ui/icon-button";
import type { Webhook } from "@/lib/api/settings/webhooks";
import { DeleteWebhook } from "./delete-webhook";
import { DisableWebhook } from "./disable-webhook";
import { EditWebhook } from "./edit-webhook";
import { RotateSecret } from "./rotate-secret";
import { SendTest } from "./send-test";

type Asked = "edit" | "disable" | "rotate" | "delete";

export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialog = (which: Asked) => ({
    webhook,
    open: asked === which,
    onOpenChange: (open: boolean) => setAsked(open ? which : null),
  });
  const isOn = webhook.disabledAt === null;
  const off = { label: "Disable…", icon: Power, onSelect: () => setAsked("disable") };
  return (
    <footer className="flex min-h-13 flex-wrap items-center gap-2 border-t bg-background px-5 py-2.5">
      {isOn && <SendTest id={webhook.id} />}
      <Button onClick={() => setAsked("edit")}>Edit</Button>
      <span className="flex-1" />
      <Menu
        trigger={
          <IconButton label="More actions for this webhook">
            <Ellipsis />
          </IconButton>
        }
        groups={[
          {
            items: [{ label: "New secret…", icon: KeyRound, onSelect: () => setAsked("rotate") }, isOn && off],
          },
          { items: [{ label: "Delete", icon: Trash2, danger: true, onSelect: () => setAsked("delete") }] },
        ]}
      />
      <EditWebhook {...dialog("edit")} />
      <DisableWebhook {...dialog("disable")} />
      <RotateSecret {...dialog("rotate")} />
      <DeleteWebhook {...dialog("delete")} />
    </footer>
  );
}
