import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Button } from "@/components/ui/button";
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
  const workspace = found.workspaceName ?? "this research team";
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-[420px] content-center gap-6 px-6 py-12">
      <p className="flex items-center gap-2.5 font-semibold text-md tracking-tight">
        <Mark className="size-7" /> Earshot
      </p>
      {found.unsubscribed ? (
        <header className="grid gap-2" role="status">
          <h1 className="text-xl">You get no more invitations</h1>
          <p className="text-pretty text-muted-foreground">
            {workspace} can't invite {found.email} to studies any more, and sends no reminders. A study that you have
            begun is still yours to finish.
          </p>
        </header>
      ) : (
        <>
          <header className="grid gap-2">
            <h1 className="text-xl">No more invitations?</h1>
            <p className="text-pretty text-muted-foreground">
              {workspace} invited {found.email} to take part in research. After this they can't invite this address
              again.
            </p>
          </header>
          <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`}>
            <Button type="submit">Stop the invitations</Button>
          </form>
        </>
      )}
    </main>
  );
}
