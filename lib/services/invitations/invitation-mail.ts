import { config } from "@/lib/core/config";
import { mailName, mailText } from "@/lib/core/mail-text";
import type { StudyType } from "@/lib/core/study/types";
import type { MailContent } from "@/lib/services/mail/record";
import { writeMail } from "@/lib/services/mail/write-mail";
import { participationUrl, tokenOf } from "@/lib/services/participants/token";

/** What an invitation's mails tell, as it is stored. */
export type InvitationFacts = {
  id: string;
  name: string | null;
  message: string | null;
  title: string;
  type: StudyType;
  durationMin: number | null;
  rewardCents: number | null;
  workspaceName: string | null;
  inviterName: string | null;
  inviterEmail: string | null;
};

const WHAT: Record<StudyType, string> = {
  "ai-curated-interview": "an interview that an AI moderator leads, typed or spoken",
  "ai-curated-survey": "a short chat with questions",
  "ai-generated-survey": "a survey",
  "live-interview": "a video call with a researcher, at a time you choose",
};

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function whatItIs({ type, durationMin, rewardCents }: InvitationFacts): string {
  const length = durationMin ? ` It takes about ${durationMin} minutes.` : "";
  const reward = rewardCents ? ` As a thank-you you get ${dollars(rewardCents)} when you have finished.` : "";
  return `It is ${WHAT[type]}.${length}${reward}`;
}

/** The person with their address, which nobody can choose freely as they can a name; else the workspace alone. */
function whoInvites({ inviterName, inviterEmail, workspaceName }: InvitationFacts): string {
  const workspace = mailName(workspaceName) ?? "a research team";
  if (!inviterEmail) return workspace;
  const name = mailName(inviterName);
  return `${name ? `${name} (${inviterEmail})` : inviterEmail} of ${workspace}`;
}

/** The page where a person stops the invitations of a workspace; a POST to it does so with one click. */
export const unsubscribeUrl = (invitationId: string) =>
  `${config().APP_URL}/unsubscribe/${tokenOf("invitation", invitationId)}`;

/** An invitation or its reminder. Typed words are text without links; the only links are the person's own two. */
export function invitationMail(facts: InvitationFacts, kind: "invitation" | "reminder"): MailContent {
  const who = whoInvites(facts);
  const name = mailName(facts.name);
  const title = mailText(facts.title).replaceAll("\n", " ");
  const message = mailText(facts.message ?? "");
  const stop = unsubscribeUrl(facts.id);
  const opening =
    kind === "invitation"
      ? `${who} invites you to take part in a study: ${title}.`
      : `A reminder: ${who} invited you to take part in a study: ${title}. There is still a place.`;
  const mail = writeMail(kind === "invitation" ? `Invitation to a study: ${title}` : `Reminder: ${title}`, [
    name ? `Hello ${name},` : "Hello,",
    opening,
    whatItIs(facts),
    ...(message ? ["They write:", { quote: message }] : []),
    { label: "Take part", link: participationUrl("invitation", facts.id) },
    "This link is yours alone. You can stop and come back to it until you have finished.",
    {
      small: `You get this mail because ${facts.inviterEmail ?? who} entered your address in Earshot. Taking part is your choice. No more invitations from this workspace: ${stop}`,
    },
  ]);
  return { ...mail, unsubscribeUrl: stop };
}
