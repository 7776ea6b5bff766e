"use client";
import { EllipsisVertical, MailX, Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { cancelMemberInvitation, resendMemberInvitation } from "@/lib/api/settings-invitations";

/** Sends an invitation again, or cancels it. */
export function InvitationMenu({ id, email }: { id: string; email: string }) {
  const router = useRouter();
  const run = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast.success(done);
      router.refresh();
    } catch (thrown) {
      toast.error(CallError.sentence(thrown));
    }
  };
  const params = { id };
  const resend = () => run(() => call(resendMemberInvitation, { params }), `Sent to ${email} again.`);
  const cancel = () => run(() => call(cancelMemberInvitation, { params }), `The invitation of ${email} is cancelled.`);
  return (
    <Menu
      trigger={
        <Button tone="ghost" size="icon" aria-label={`More about the invitation of ${email}`}>
          <EllipsisVertical />
        </Button>
      }
      groups={[
        { items: [{ label: "Send again", icon: Send, onSelect: () => void resend() }] },
        { items: [{ label: "Cancel invitation", icon: MailX, danger: true, onSelect: () => void cancel() }] },
      ]}
    />
  );
}
