"use client";
import { Ban, Link2, Send } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy/copy-text";
import { Menu } from "@/components/ui/dialogs/menu";
import { useCall } from "@/components/ui/hooks/use-call";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import type { Invitation } from "../shapes";

const CAN_RESEND: Invitation["status"][] = ["sent", "opened", "started", "failed"];
const CAN_CANCEL: Invitation["status"][] = ["pending", "sent", "opened", "failed"];

type Props = { studyId: string; invitation: Invitation; sendsMail: boolean };

/** What can be done with an invitation. Where no mail is sent, its link is to be copied, and stands before the rest. */
export function InvitationMenu({ studyId, invitation, sendsMail }: Props) {
  const { run } = useCall();
  const { id, email, status, url } = invitation;
  const params = { id: studyId, invitationId: id };
  const act = (work: () => Promise<unknown>, done: string) => run(() => work().then(() => done));
  const resend = () =>
    act(() => call("POST /studies/{id}/invitations/{invitationId}/resend", { params }), `Sent again to ${email}.`);
  const cancel = () =>
    act(
      () => call("DELETE /studies/{id}/invitations/{invitationId}", { params }),
      `The invitation to ${email} was canceled.`,
    );
  const copy = url && (() => void copyText(url, `Link for ${email} copied.`));
  const menu = (
    <Menu
      trigger={<MoreButton of={email} />}
      groups={[
        {
          items: [
            copy && { label: "Copy their link", icon: Link2, onSelect: copy },
            sendsMail && CAN_RESEND.includes(status) && { label: "Send again", icon: Send, onSelect: resend },
          ],
        },
        CAN_CANCEL.includes(status) && {
          items: [{ label: "Cancel invitation", icon: Ban, danger: true, onSelect: cancel }],
        },
      ]}
    />
  );
  // Who has unsubscribed isn't to be asked in another way.
  const isToPassOn = !sendsMail && (status === "pending" || CAN_RESEND.includes(status));
  if (!isToPassOn || !copy) return menu;
  return (
    <span className="flex items-center justify-end gap-1">
      <Button
        tone="ghost"
        size="small"
        aria-label={`Copy link for ${email}`}
        className="hidden @columns:inline-flex"
        onClick={copy}
      >
        <Link2 /> Copy link
      </Button>
      {menu}
    </span>
  );
}
