"use client";
import { EllipsisVertical, MailX, Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import { cancelMemberInvitation, resendMemberInvitation } from "@/lib/api/settings-invitations";

/** Sends an invitation again, or cancels it. */
export function InvitationMenu({ id, email }: { id: string; email: string }) {
  const { run } = useCall();
  const params = { id };
  const resend = () => run(() => call(resendMemberInvitation, { params }).then(() => `Resent to ${email}.`));
  const cancel = () =>
    run(() => call(cancelMemberInvitation, { params }).then(() => `The invitation to ${email} was canceled.`));
  return (
    <Menu
      trigger={
        <Button tone="ghost" size="icon" aria-label={`More actions for the invitation to ${email}`}>
          <EllipsisVertical />
        </Button>
      }
      groups={[
        { items: [{ label: "Resend", icon: Send, onSelect: () => void resend() }] },
        { items: [{ label: "Cancel invitation", icon: MailX, danger: true, onSelect: () => void cancel() }] },
      ]}
    />
  );
}
