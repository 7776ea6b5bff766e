import { config } from "@/lib/core/config";
import { localeOf } from "@/lib/core/languages";
import { mailName, mailText } from "@/lib/core/mail/mail-text";
import { fill } from "@/lib/core/text/fill";
import { type CalendarEvent, type CalendarPerson, calendarObject } from "@/lib/core/time/calendar";
import { wallTime } from "@/lib/core/time/time-zone";
import type { MailContent } from "@/lib/services/mail/record";
import { wordsFor } from "@/lib/services/mail/words/words-for";
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
  cancelled: "is canceled",
};

/** A calendar must not reveal the researcher's address to the participant, nor the other way around. */
function organizer(): CalendarPerson {
  const [, address] = /<([^>]+)>/.exec(config().MAIL_FROM) ?? [];
  return { name: "Earshot", email: address ?? config().MAIL_FROM };
}

/** Replies go to the study's contact, never to a researcher who named none. */
const replyTo = ({ contactEmail }: BookingFacts) => (contactEmail ? { replyTo: contactEmail } : {});

const titleOf = ({ title }: BookingFacts) => mailText(title).replaceAll("\n", " ");
const workspaceOf = ({ workspaceName, language }: BookingFacts) =>
  mailName(workspaceName) ?? wordsFor(language).words.aTeam;

function eventOf(facts: BookingFacts, summary: string, attendee: CalendarPerson): CalendarEvent {
  const { startsAt, endsAt, meetingUrl, sequence, participantId } = facts;
  const uid = `${participantId}@${new URL(config().APP_URL).hostname}`;
  const description = titleOf(facts);
  return { uid, sequence, startsAt, endsAt, meetingUrl, summary, description, attendee, organizer: organizer() };
}

const entry = (event: CalendarEvent, change: BookingChange) =>
  calendarObject(event, change === "cancelled" ? "CANCEL" : "REQUEST");

function eventOfParticipant(facts: BookingFacts, email: string): CalendarEvent {
  const summary = fill(wordsFor(facts.language).words.booking.entry, { workspace: workspaceOf(facts) });
  return eventOf(facts, summary, { name: facts.name, email });
}

/** The participant's own entry as a file, the same that their mail adds. It leads back to where it can be changed. */
export function calendarFile(facts: BookingFacts): string {
  const event = eventOfParticipant(facts, facts.email ?? "");
  const description = `${event.description}\n${participationUrl("participant", facts.participantId)}`;
  return calendarObject({ ...event, description }, "PUBLISH");
}

/** The greeting, the time in the participant's own zone, and the link to the call. */
function forParticipant(facts: BookingFacts, says: string, isOff: boolean): MailPart[] {
  const { words, language } = wordsFor(facts.language);
  const texts = words.booking;
  const name = mailName(facts.name);
  const when = wallTime(facts.startsAt, facts.endsAt, facts.timeZone ?? "UTC", localeOf(language));
  const call: MailPart = facts.meetingUrl ? { label: texts.join, link: facts.meetingUrl } : texts.joinLater;
  return [
    { greeting: name ? fill(words.hello, { name }) : words.helloAnybody },
    fill(says, { workspace: workspaceOf(facts) }),
    fill(isOff ? texts.wasPlanned : texts.takesPlace, { when }),
    ...(isOff ? [] : [call]),
    {
      label: isOff ? texts.another : texts.change,
      link: participationUrl("participant", facts.participantId),
      quiet: !isOff,
    },
  ];
}

function toParticipant(facts: BookingFacts, change: BookingChange): Mail[] {
  if (!facts.email) return [];
  const { words, language } = wordsFor(facts.language);
  const { subjects, says } = words.booking;
  const subject = fill(subjects[change], { title: titleOf(facts) });
  const parts = forParticipant(facts, says[change], change === "cancelled");
  const calendar = entry(eventOfParticipant(facts, facts.email), change);
  return [{ to: facts.email, content: { ...writeMail(subject, parts, { language }), ...replyTo(facts), calendar } }];
}

function toResearcher(facts: BookingFacts, change: BookingChange): Mail[] {
  if (!facts.researcherEmail) return [];
  const name = mailName(facts.name);
  const who = `${labelOf(facts.number)}${name ? ` (${name})` : ""}`;
  const parts: MailPart[] = [
    `The interview with ${who} for “${titleOf(facts)}” ${SAYS[change]}.`,
    `${change === "cancelled" ? "It was scheduled for" : "It takes place on"} ${wallTime(facts.startsAt, facts.endsAt, "UTC")}.`,
    ...(facts.timeZone
      ? [`In their time zone, that is ${wallTime(facts.startsAt, facts.endsAt, facts.timeZone)}.`]
      : []),
    ...(facts.meetingUrl || change === "cancelled" ? [] : ["It has no call link yet. Please add one."]),
    { label: "Open the study’s times", link: `${config().APP_URL}/studies/${facts.studyId}/times` },
  ];
  const attendee = { name: facts.researcherName, email: facts.researcherEmail };
  const calendar = entry(eventOf(facts, `Interview with ${who}: ${titleOf(facts)}`, attendee), change);
  const subject = `Interview with ${who} ${SAYS[change]}`;
  return [{ to: facts.researcherEmail, content: { ...writeMail(subject, parts), calendar } }];
}

/** The mails to both sides about a booking, each with a calendar entry of its own. */
export const bookingMails = (facts: BookingFacts, change: BookingChange): Mail[] => [
  ...toParticipant(facts, change),
  ...toResearcher(facts, change),
];

/** The day before: the time, the call and how to cancel. */
export function reminderMail(facts: BookingFacts): MailContent {
  const { words, language } = wordsFor(facts.language);
  const { tomorrow, tomorrowSubject } = words.booking;
  const subject = fill(tomorrowSubject, { title: titleOf(facts) });
  return { ...writeMail(subject, forParticipant(facts, tomorrow, false), { language }), ...replyTo(facts) };
}
