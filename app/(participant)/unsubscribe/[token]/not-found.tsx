import { MailQuestionMark } from "lucide-react";
import type { Metadata } from "next";
import { MailNotice } from "@/components/participant/mail-notice";
import { wordsFor } from "@/components/participant/words/words-for";
import { languageAsked } from "../../language-asked";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await wordsFor(await languageAsked())).trouble.badLinkTitle };
}

/** For people who want no more mail and may have no account: it neither leads into the app nor mentions workspaces. */
export default async function UnsubscribeNotFound() {
  const language = await languageAsked();
  const { trouble, unsubscribe } = await wordsFor(language);
  return (
    <MailNotice icon={MailQuestionMark} title={trouble.badLinkTitle} language={language}>
      {unsubscribe.badLink}
    </MailNotice>
  );
}
