import { config } from "@/lib/core/config";
import { mailName, mailText } from "@/lib/core/mail/mail-text";
import type { TestType } from "@/lib/core/study/types";
import { count } from "@/lib/core/text/count";
import { fill } from "@/lib/core/text/fill";
import { rewardAmount } from "@/lib/core/text/reward-amount";
import { askedMinutes } from "@/lib/core/time/asked-minutes";
import { hasSpeech } from "@/lib/integrations/speech/speech";
import type { MailContent } from "@/lib/services/mail/record";
import { wordsFor } from "@/lib/services/mail/words/words-for";
import { type MailPart, writeMail } from "@/lib/services/mail/write-mail";
import { participationUrl, tokenOf } from "@/lib/services/participants/token";

/** The stored facts for an invitation's mails. */
export type InvitationFacts = {
  id: string;
  name: string | null;
  message: string | null;
  title: string;
  type: TestType;
  /** Whether answers may be spoken. */
  voice: boolean;
  /** Of the study, BCP-47. */
  language: string | null;
  durationMin: number | null;
  /** Lengths of the times on offer in a live interview. */
  offeredMinutes: number[];
  rewardCents: number | null;
  workspaceName: string | null;
  inviterName: string | null;
  inviterEmail: string | null;
  /** Of the study, for replies. */
  contactEmail: string | null;
};

const WHAT: Record<TestType, "interview" | "survey" | "form" | "live"> = {
  "ai-curated-interview": "interview",
  "ai-curated-survey": "survey",
  "ai-generated-survey": "form",
  "live-interview": "live",
};

function whatItIs({ type, voice, rewardCents, language: tag, ...facts }: InvitationFacts): string {
  const { words, language } = wordsFor(tag);
  const { minutes, reward, ...texts } = words.invitation;
  const amount = rewardAmount(rewardCents ?? 0, language, "symbol");
  const what = WHAT[type];
  const sentences = [what === "interview" && !(voice && hasSpeech()) ? texts.interviewTyped : texts[what]];
  const asked = askedMinutes(facts.offeredMinutes, facts.durationMin);
  if (asked) sentences.push(count(minutes, asked, language));
  if (rewardCents) sentences.push(fill(reward, { amount }));
  return sentences.join(" ");
}

/** The inviter's address, which unlike a name can't be chosen freely; otherwise only the workspace. */
function whoInvites({ inviterName, inviterEmail, workspaceName, language }: InvitationFacts): string {
  const { words } = wordsFor(language);
  const workspace = mailName(workspaceName) ?? words.aTeam;
  if (!inviterEmail) return workspace;
  const name = mailName(inviterName);
  return fill(words.invitation.from, { person: name ? `${name} (${inviterEmail})` : inviterEmail, workspace });
}

/** The page where a person stops a workspace's invitations; a POST to it does so in one click. */
const unsubscribeUrl = (invitationId: string) =>
  `${config().APP_URL}/unsubscribe/${tokenOf("invitation", invitationId)}`;

/**
 * An invitation or its reminder, in the study's language if we have it. Typed words are text without links; the only
 * links are the person's own two.
 */
export function invitationMail(facts: InvitationFacts, kind: "invitation" | "reminder"): MailContent {
  const { words, language } = wordsFor(facts.language);
  const texts = words.invitation;
  const who = whoInvites(facts);
  const name = mailName(facts.name);
  const title = mailText(facts.title).replaceAll("\n", " ");
  const message = mailText(facts.message ?? "");
  const url = unsubscribeUrl(facts.id);
  const isFirst = kind === "invitation";
  const subject = fill(isFirst ? texts.subject : texts.reminderSubject, { title });
  const parts: MailPart[] = [
    { greeting: name ? fill(words.hello, { name }) : words.helloAnybody },
    fill(isFirst ? texts.opening : texts.reminder, { who, title }),
    whatItIs(facts),
    ...(message ? [texts.theyWrite, { quote: message }] : []),
    { label: texts.takePart, link: participationUrl("invitation", facts.id) },
    texts.yours,
    { small: fill(texts.why, { inviter: facts.inviterEmail ?? who }), link: url, label: texts.unsubscribe },
  ];
  const mail = writeMail(subject, parts, { language });
  // The inviter's address stands in this mail anyway, and a reply to an invitation is meant for whoever sent it.
  const replyTo = facts.contactEmail ?? facts.inviterEmail;
  return { ...mail, unsubscribeUrl: url, ...(replyTo && { replyTo }) };
}
