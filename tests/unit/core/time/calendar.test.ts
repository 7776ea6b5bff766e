import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CalendarEvent, calendarObject } from "@/lib/core/time/calendar";
import { readCalendar } from "@/tests/support/read/read-calendar";

const EVENT: CalendarEvent = {
  uid: "par_1@localhost",
  sequence: 2,
  startsAt: new Date("2026-10-25T00:30:00.000Z"),
  endsAt: new Date("2026-10-25T01:15:00.000Z"),
  summary: "Interview with P7, Ana; “why”",
  description: "First line\nsecond \\ line, and; more",
  meetingUrl: "https://meet.example/abc?x=1",
  organizer: { name: "Earshot", email: "no-reply@earshot.test" },
  attendee: { name: 'Ana "A" B', email: "ana@people.test" },
};

describe("a calendar object", () => {
  test("states the event in UTC, with the method and status of what happens", () => {
    const read = readCalendar(calendarObject(EVENT, "REQUEST", new Date("2026-10-01T10:00:00.500Z")));
    expect(read).toMatchObject({
      VERSION: "2.0",
      METHOD: "REQUEST",
      UID: "par_1@localhost",
      SEQUENCE: "2",
      DTSTAMP: "20261001T100000Z",
      DTSTART: "20261025T003000Z",
      DTEND: "20261025T011500Z",
      STATUS: "CONFIRMED",
      SUMMARY: EVENT.summary,
      DESCRIPTION: EVENT.description,
      LOCATION: EVENT.meetingUrl,
      ATTENDEE: "mailto:ana@people.test",
      ORGANIZER: "mailto:no-reply@earshot.test",
    });
    const cancelled = readCalendar(calendarObject({ ...EVENT, sequence: 3 }, "CANCEL"));
    expect(cancelled).toMatchObject({ METHOD: "CANCEL", STATUS: "CANCELLED", UID: EVENT.uid, SEQUENCE: "3" });
    const file = readCalendar(calendarObject(EVENT, "PUBLISH"));
    expect(file).toMatchObject({ METHOD: "PUBLISH", STATUS: "CONFIRMED", UID: EVENT.uid, SEQUENCE: "2" });
    expect(file).not.toHaveProperty("ATTENDEE");
  });

  test("keeps lines to 75 octets and returns every text, whatever it contains", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (typed) => {
        const text = typed.replace(/\p{Cc}/gu, "");
        const object = calendarObject({ ...EVENT, summary: text, description: `${text}\n${text}` }, "REQUEST");
        for (const line of object.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(readCalendar(object)).toMatchObject({ SUMMARY: text, DESCRIPTION: `${text}\n${text}` });
      }),
    );
  });

  test("gives a name with a caret back as it is, though it reads like an escape", () => {
    const object = calendarObject({ ...EVENT, attendee: { name: "Ana ^n B", email: "ana@people.test" } }, "REQUEST");
    expect(object).toContain('CN="Ana ^^n B"');
  });

  test("can't have lines injected by a name, an address or a title", () => {
    const evil = "x\r\nATTENDEE:mailto:spy@people.test\nEND:VCALENDAR";
    const person = { name: `${evil}";X="`, email: `ana@people.test\r\nBEGIN:VALARM` };
    const object = calendarObject({ ...EVENT, summary: evil, description: evil, attendee: person }, "REQUEST");
    expect(object.match(/^ATTENDEE/gm)).toHaveLength(1);
    expect(object.match(/^END:VCALENDAR/gm)).toHaveLength(1);
    expect(object).not.toMatch(/^BEGIN:VALARM/m);
  });
});
