import { mailName, mailText } from "@/lib/core/mail/mail-text";
import { fill } from "@/lib/core/text/fill";
import type { MailContent } from "@/lib/services/mail/record";
import { wordsFor } from "@/lib/services/mail/words/words-for";
import { type MailPart, writeMail } from "@/lib/services/mail/write-mail";
import { participationUrl } from "./token";

export type Decision = {
  participantId: string;
  name: string | null;
  title: string;
  /** Of the study, BCP-47. */
  language: string | null;
  /** `ended`: the study was over before anybody decided, or before those who fit were told. */
  outcome: "qualified" | "not" | "ended";
  /** Of the study, for replies. */
  contactEmail: string | null;
};

/** Tells a participant who left an address what was decided about their screener answers. */
export function decisionMail({ participantId, name, title: typed, ...facts }: Decision): MailContent {
  const { language, outcome, contactEmail } = facts;
  const goesOn = outcome === "qualified";
  const { words, language: spoken } = wordsFor(language);
  const { subjects, says, goOn, data, small } = words.decision;
  const title = mailText(typed).replaceAll("\n", " ");
  const person = mailName(name);
  const parts: MailPart[] = [
    { greeting: person ? fill(words.hello, { name: person }) : words.helloAnybody },
    fill(says[outcome], { title }),
    { label: goesOn ? goOn : data, link: participationUrl("participant", participantId), quiet: !goesOn },
    { small },
  ];
  const mail = writeMail(fill(subjects[goesOn ? outcome : "not"], { title }), parts, { language: spoken });
  return { ...mail, ...(contactEmail && { replyTo: contactEmail }) };
}
