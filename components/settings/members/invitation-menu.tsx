"use client";
import { MailX, Send } from "lucide-react";
import { Menu } from "@/components/ui/dialogs/menu";
import { useCall } from "@/components/ui/hooks/use-call";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";

/** Sends an invitation again, or cancels it. */
export function InvitationMenu({ id, email }: { id: string; email: string }) {
  const { run } = useCall();
  const params = { id };
  const resend = () =>
    run(() => call("POST /settings/invitations/{id}/resend", { params }).then(() => `Resent to ${email}.`));
  const cancel = () =>
    run(() =>
      call("DELETE /settings/invitations/{id}", { params }).then(() => `The invitation to ${email} was canceled.`),
    );
  return (
    <Menu
      trigger={<MoreButton of={`the invitation to ${email}`} />}
      groups={[
        { items: [{ label: "Resend", icon: Send, onSelect: () => void resend() }] },
        { items: [{ label: "Cancel invitation", icon: MailX, danger: true, onSelect: () => void cancel() }] },
      ]}
    />
  );
}
