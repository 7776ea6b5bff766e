import { type LucideIcon, MailCheck, MailX } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BigButton } from "@/components/participant/big-button";
import { Mark } from "@/components/ui/mark";
import { findByToken } from "@/lib/services/invitations/find-by-token";

export const metadata: Metadata = {
  title: "Invitations by mail",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

type Props = { params: Promise<{ token: string }> };

/** Opening the page changes nothing, since mail programs look at links before people do; the button's POST does. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const found = await findByToken(token);
  if (!found) notFound();
  const workspace = found.workspaceName ?? "This research team";
  if (found.unsubscribed)
    return (
      <Column icon={MailCheck} title="You get no more invitations">
        {workspace} can't invite {found.email} to studies any more and sends no reminders. A study that you have begun
        is still yours to finish.
      </Column>
    );
  const action = (
    <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`}>
      <BigButton tone="primary" type="submit">
        Stop the invitations
      </BigButton>
    </form>
  );
  return (
    <Column icon={MailX} title="No more invitations?" action={action}>
      {workspace} invited {found.email} to take part in research. After this they can't invite this address again.
    </Column>
  );
}

type ColumnProps = { icon: LucideIcon; title: string; children: ReactNode; action?: ReactNode };

function Column({ icon: Icon, title, children, action }: ColumnProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface text-md">
      <header className="mx-auto flex h-14 w-full max-w-[680px] items-center gap-2.5 px-5">
        <Mark className="size-7 shrink-0" />
        <p className="font-medium text-base">Earshot</p>
      </header>
      <main id="main" className="mx-auto grid w-full max-w-[680px] flex-1 content-center gap-6 px-5 pb-24">
        <span className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary-text">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="grid gap-2">
          <h1 className="text-balance text-xl">{title}</h1>
          <p className="text-pretty text-muted-foreground">{children}</p>
        </div>
        {action}
      </main>
    </div>
  );
}
