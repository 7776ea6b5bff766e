import { mailName, mailText } from "@/lib/core/mail-text";
import type { MailContent } from "@/lib/services/mail/record";
import { writeMail } from "@/lib/services/mail/write-mail";
import { participationUrl } from "./token";

type Decision = { participantId: string; name: string | null; title: string; qualified: boolean };

/** Tells somebody who left an address what was decided about their screener answers. */
export function decisionMail({ participantId, name, title, qualified }: Decision): MailContent {
  const study = mailText(title).replaceAll("\n", " ");
  const person = mailName(name);
  const link = participationUrl("participant", participantId);
  const hello = person ? `Hello ${person},` : "Hello,";
  const small = { small: "With the link of this mail you can also see what is stored about you and have it deleted." };
  if (qualified)
    return writeMail(`You can take part: ${study}`, [
      hello,
      `thank you for waiting. The research team would like you to take part in ${study}.`,
      { label: "Go on", link },
      small,
    ]);
  return writeMail(`About the study ${study}`, [
    hello,
    `thank you for your interest in ${study}. This time the study looks for people in another situation, so you need not do anything more.`,
    { label: "Your data", link },
    small,
  ]);
}
