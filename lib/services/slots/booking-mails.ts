import { type CalendarPerson, calendarObject } from "@/lib/core/calendar";
import { config } from "@/lib/core/config";
import { mailName, mailText } from "@/lib/core/mail-text";
import { wallTime } from "@/lib/core/time-zone";
import type { MailContent } from "@/lib/services/mail/record";
import { type MailPart, writeMail } from "@/lib/services/mail/write-mail";
import { labelOf } from "@/lib/services/participants/record";
import { participationUrl } from "@/lib/services/participants/token";
import type { BookingFacts } from "./booking-facts";

export type BookingChange = "booked" | "moved" | "changed" | "cancelled";
type Mail = { to: string; content: MailContent };

const SAYS: Record<BookingChange, string> = {
  booked: "is booked",
  moved: "has a new time",
  changed: "has changed",
  cancelled: "is cancelled",
};

/** Replies go nowhere: a calendar must not mail the researcher's address to the participant, nor the other way round. */
function organizer(): CalendarPerson {
  const [, address] = /<([^>]+)>/.exec(config().MAIL_FROM) ?? [];
  return { name: "Earshot", email: address ?? config().MAIL_FROM };
}

const titleOf = ({ title }: BookingFacts) => mailText(title).replaceAll("\n", " ");
const meeting = ({ meetingUrl }: BookingFacts): MailPart =>
  meetingUrl
    ? { label: "Join the call here", link: meetingUrl }
    : "The researcher will send you the address of the call.";

function entry(facts: BookingFacts, change: BookingChange, summary: string, attendee: CalendarPerson): string {
  const { startsAt, endsAt, meetingUrl, sequence, participantId } = facts;
  const uid = `${participantId}@${new URL(config().APP_URL).hostname}`;
  const event = { uid, sequence, startsAt, endsAt, meetingUrl, summary, description: titleOf(facts), attendee };
  return calendarObject({ ...event, organizer: organizer() }, change === "cancelled" ? "CANCEL" : "REQUEST");
}

function toParticipant(facts: BookingFacts, change: BookingChange): Mail[] {
  if (!facts.email) return [];
  const workspace = mailName(facts.workspaceName) ?? "a research team";
  const subject = `Your interview ${SAYS[change]}: ${titleOf(facts)}`;
  const own = participationUrl("participant", facts.participantId);
  const isOff = change === "cancelled";
  const parts: MailPart[] = [
    mailName(facts.name) ? `Hello ${mailName(facts.name)},` : "Hello,",
    `your interview with ${workspace} ${SAYS[change]}.`,
    `${isOff ? "It was planned for" : "It takes place on"} ${wallTime(facts.startsAt, facts.endsAt, facts.timeZone ?? "UTC")}.`,
    ...(isOff ? [] : [meeting(facts)]),
    { label: isOff ? "Choose another time" : "Choose another time, or cancel", link: own },
  ];
  const calendar = entry(facts, change, `Interview with ${workspace}`, { name: facts.name, email: facts.email });
  return [{ to: facts.email, content: { ...writeMail(subject, parts), calendar } }];
}

function toResearcher(facts: BookingFacts, change: BookingChange): Mail[] {
  if (!facts.researcherEmail) return [];
  const who = [labelOf(facts.number), mailName(facts.name)].filter(Boolean).join(", ");
  const parts: MailPart[] = [
    `The interview with ${who} for “${titleOf(facts)}” ${SAYS[change]}.`,
    `${change === "cancelled" ? "It was planned for" : "It takes place on"} ${wallTime(facts.startsAt, facts.endsAt, "UTC")}.`,
    ...(facts.timeZone ? [`For them that is ${wallTime(facts.startsAt, facts.endsAt, facts.timeZone)}.`] : []),
    ...(facts.meetingUrl || change === "cancelled" ? [] : ["There is no address of the call yet; please add one."]),
  ];
  const attendee = { name: facts.researcherName, email: facts.researcherEmail };
  const calendar = entry(facts, change, `Interview with ${who}: ${titleOf(facts)}`, attendee);
  const subject = `Interview with ${who} ${SAYS[change]}`;
  return [{ to: facts.researcherEmail, content: { ...writeMail(subject, parts), calendar } }];
}

/** What both sides are told of a booking, each with the calendar entry of their own. */
export const bookingMails = (facts: BookingFacts, change: BookingChange): Mail[] => [
  ...toParticipant(facts, change),
  ...toResearcher(facts, change),
];

/** The day before: the time, the call and how to get out of it. */
export function reminderMail(facts: BookingFacts): MailContent {
  const when = wallTime(facts.startsAt, facts.endsAt, facts.timeZone ?? "UTC");
  return writeMail(`Tomorrow: your interview, ${titleOf(facts)}`, [
    mailName(facts.name) ? `Hello ${mailName(facts.name)},` : "Hello,",
    `your interview with ${mailName(facts.workspaceName) ?? "a research team"} takes place on ${when}.`,
    meeting(facts),
    { label: "Choose another time, or cancel", link: participationUrl("participant", facts.participantId) },
  ]);
}
