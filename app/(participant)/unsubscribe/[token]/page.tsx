import { MailCheck, MailX } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BigButton } from "@/components/participant/big-button";
import { MailNotice } from "@/components/participant/mail-notice";
import { findByToken } from "@/lib/services/invitations/find-by-token";

export const metadata: Metadata = {
  title: "Invitations by email",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

type Props = { params: Promise<{ token: string }> };

/** Opening the page changes nothing, since mail programs open links before people do; the button's POST does. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const found = await findByToken(token);
  if (!found) notFound();
  const workspace = found.workspaceName ?? "This research team";
  if (found.unsubscribed)
    return (
      <MailNotice icon={MailCheck} title="You won’t get any more invitations">
        {workspace} can't invite {found.email} to studies anymore and won’t send reminders. You can still finish any
        study you’ve started.
      </MailNotice>
    );
  const action = (
    <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`}>
      <BigButton tone="primary" type="submit">
        Stop invitations
      </BigButton>
    </form>
  );
  return (
    <MailNotice icon={MailX} title="Stop invitations?" action={action}>
      {workspace} invited {found.email} to take part in research. After this, they can’t invite this address again.
    </MailNotice>
  );
}
