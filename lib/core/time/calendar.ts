/** A person in a calendar entry. */
export type CalendarPerson = { name: string | null; email: string };

export type CalendarEvent = {
  /** The same for all changes of the event, for one person. */
  uid: string;
  /** Incremented with each change (RFC 5546 §2.1.4). */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  meetingUrl: string | null;
  organizer: CalendarPerson;
  attendee: CalendarPerson;
};

/** `PUBLISH` is for a file that somebody adds themselves, and names no attendee (RFC 5546 §3.2.1). */
type Method = "REQUEST" | "CANCEL" | "PUBLISH";

const MOST_OCTETS = 75;

/** RFC 5545 §3.3.5, form 2: a time in UTC needs no time zone and is unaffected by daylight saving. */
const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** RFC 5545 §3.3.11. */
const text = (value: string) =>
  value
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

/** RFC 5545 §3.2: a quoted parameter contains neither quotes nor control characters; RFC 6868: `^` begins an escape. */
const person = ({ name, email }: CalendarPerson, more = "") => {
  const common = name ? `;CN="${name.replace(/["\p{Cc}]/gu, " ").replaceAll("^", "^^")}"` : "";
  return `${common}${more}:mailto:${email.replace(/[\s\p{Cc}]/gu, "")}`;
};

/** RFC 5545 §3.1: lines of at most 75 octets, never broken inside a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}

/** An iCalendar object (RFC 5545) that adds, changes or removes one event (RFC 5546 §3.2). */
export function calendarObject(event: CalendarEvent, method: Method, now = new Date()): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Earshot//Interviews//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.meetingUrl ? [`LOCATION:${text(event.meetingUrl)}`, `URL:${event.meetingUrl}`] : []),
    `ORGANIZER${person(event.organizer)}`,
    ...(method === "PUBLISH"
      ? []
      : [`ATTENDEE${person(event.attendee, ";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE")}`]),
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
