import { MailCheck, MailX } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { BigButton } from "@/components/participant/big-button";
import { MailNotice } from "@/components/participant/mail-notice";
import { wordsFor } from "@/components/participant/words/words-for";
import { languageOf } from "@/lib/core/languages";
import { fill } from "@/lib/core/text/fill";
import { findByToken } from "@/lib/services/invitations/find-by-token";

type Props = { params: Promise<{ token: string }> };

/** The invitation and the words of its study's language. */
const load = cache(async (token: string) => {
  const found = await findByToken(token);
  if (!found) notFound();
  const language = languageOf(found.language);
  return { ...found, language, words: (await wordsFor(language)).unsubscribe };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { words } = await load((await params).token);
  return { title: words.page, referrer: "no-referrer", robots: { index: false, follow: false } };
}

/** Opening the page changes nothing, since mail programs open links before people do; the button's POST does. */
export default async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const { email, workspaceName, unsubscribed, language, words } = await load(token);
  const facts = { workspace: workspaceName ?? words.aTeam, email: email ?? "" };
  if (unsubscribed || email === null)
    return (
      <MailNotice icon={MailCheck} title={words.doneTitle} language={language}>
        {email === null ? words.deleted : fill(words.done, facts)}
      </MailNotice>
    );
  const action = (
    <form method="post" action={`/unsubscribe/${encodeURIComponent(token)}`}>
      <BigButton tone="primary" type="submit">
        {words.confirm}
      </BigButton>
    </form>
  );
  return (
    <MailNotice icon={MailX} title={words.askTitle} language={language} action={action}>
      {fill(words.ask, facts)}
    </MailNotice>
  );
}
