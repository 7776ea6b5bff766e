import { describe, expect, test } from "vitest";
import { USUAL_SETTINGS } from "@/lib/core/study/settings";
import { db } from "@/lib/db/client";
import { lookUp } from "@/lib/services/participants/look-up";
import { participationUrl, tokenOf } from "@/lib/services/participants/token";
import { withdraw } from "@/lib/services/participants/withdraw";
import { book } from "@/lib/services/slots/book";
import { calendarOf } from "@/lib/services/slots/calendar-of";
import { cancelBooking } from "@/lib/services/slots/cancel-booking";
import { offered } from "@/lib/services/slots/offered";
import { mailsTo, makeParticipant, makeSlot } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { readCalendar } from "@/tests/support/read/read-calendar";

const caller = { requestId: "req_test", address: null };
let count = 0;

async function setUp(overrides: Parameters<typeof makeStudy>[1] = {}) {
  const person = await makePerson(await makeWorkspace("pro", "Acme"));
  const study = await makeStudy(person, { type: "live-interview", status: "running", ...overrides });
  const join = async (fields: Parameters<typeof makeParticipant>[1] = {}) => {
    const email = `booker-${process.pid}-${count++}@people.test`;
    const participant = await makeParticipant(study, { email, ...fields });
    return { ...participant, email: participant.email ?? "", token: tokenOf("participant", participant.id) };
  };
  const offer = (inHours: number) =>
    makeSlot(study, inHours, { createdById: person.id, meetingUrl: "https://meet.test/a" });
  return { person, study, join, offer };
}
const row = (id: string) => db().slot.findUniqueOrThrow({ where: { id } });
const standing = (id: string) => db().participant.findUniqueOrThrow({ where: { id } });
const entryOf = (mail: { calendar: string | null } | undefined) => readCalendar(mail?.calendar ?? "");

describe("the times on offer", () => {
  test("are free ones at least two hours ahead, and none for a study that isn't running", async () => {
    const { study, join, offer } = await setUp();
    const { token } = await join();
    const other = await join();
    const [soon, free, taken] = [await offer(1.9), await offer(3), await offer(5)];
    await book(caller, other.token, { slotId: taken.id });
    const seen = await offered(caller, token);
    expect(seen).toMatchObject({ booking: null, slots: [{ id: free.id, startsAt: free.startsAt }] });
    await expect(book(caller, token, { slotId: soon.id })).rejects.toMatchObject({ kind: "conflict" });
    await db().study.update({ where: { id: study.id }, data: { status: "paused" } });
    expect((await offered(caller, token)).slots).toEqual([]);
    expect((await offered(caller, other.token)).booking?.slotId).toBe(taken.id);
  });
});

describe("whoever opens the link of a live interview", () => {
  test("is told how long the times on offer are, and the planned length only while there are none", async () => {
    const { study, join, offer } = await setUp({ durationMin: 6 });
    const { token } = await join();
    const told = async () => (await lookUp(caller, token)).study.minutes;
    expect(await told()).toBe(6);
    const [first, other] = [await offer(48), await offer(72)];
    expect(await told()).toBe(45);
    const longer = new Date(other.endsAt.getTime() + 15 * 60_000);
    await db().slot.update({ where: { id: other.id }, data: { endsAt: longer } });
    expect(await told()).toBeNull();
    await book(caller, (await join()).token, { slotId: first.id });
    expect(await told()).toBe(60);
    await db().study.update({ where: { id: study.id }, data: { type: "ai-curated-interview" } });
    expect(await told()).toBe(6);
  });
});

describe("booking", () => {
  test("can be downloaded as the calendar entry that the mail adds, until it is canceled", async () => {
    const { join, offer } = await setUp();
    const { id, token, email } = await join();
    await expect(calendarOf(caller, token)).rejects.toMatchObject({ kind: "not_found" });
    const [first, second] = [await offer(48), await offer(72)];
    await book(caller, token, { slotId: first.id });
    await book(caller, token, { slotId: second.id });
    const file = readCalendar(await calendarOf(caller, token));
    const { UID, SEQUENCE, DTSTART, SUMMARY, URL } = entryOf((await mailsTo(email)).at(-1));
    expect(file).toMatchObject({ METHOD: "PUBLISH", UID, SEQUENCE, DTSTART, SUMMARY, URL });
    expect(file.DESCRIPTION).toContain(participationUrl("participant", id));
    await cancelBooking(caller, token);
    await expect(calendarOf(caller, token)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("assigns the time, holds the place, and mails a calendar entry to both sides", async () => {
    const { person, join, offer } = await setUp();
    const { id, token, email } = await join();
    const slot = await offer(48);
    const view = await book(caller, token, { slotId: slot.id, timeZone: "Asia/Kolkata" });
    expect(view.booking).toMatchObject({
      slotId: slot.id,
      timeZone: "Asia/Kolkata",
      meetingUrl: "https://meet.test/a",
    });
    const { status, placeHeldUntil } = await standing(id);
    expect([status, placeHeldUntil?.getTime()]).toEqual(["booked", slot.endsAt.getTime() + 7 * 86_400_000]);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("Asia/Kolkata)");
    expect(mail?.text).toContain("https://meet.test/a");
    expect(mail?.text).not.toContain(person.email);
    const expected = { METHOD: "REQUEST", SEQUENCE: "1", ATTENDEE: `mailto:${email}`, UID: `${id}@localhost` };
    expect(entryOf(mail)).toMatchObject(expected);
    const [toResearcher] = await mailsTo(person.email);
    expect(toResearcher?.subject).toBe("Interview with P1 is booked");
    expect(entryOf(toResearcher)).toMatchObject({ ...expected, ATTENDEE: `mailto:${person.email}` });
    expect((await book(caller, token, { slotId: slot.id })).booking?.slotId).toBe(slot.id);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("is answered to the study's contact, and never to a researcher who named none", async () => {
    const { person, study, join, offer } = await setUp();
    const [one, other] = [await join(), await join()];
    await book(caller, one.token, { slotId: (await offer(48)).id });
    await db().study.update({
      where: { id: study.id },
      data: { settings: { ...USUAL_SETTINGS, contactEmail: "lab@acme.test" } },
    });
    await book(caller, other.token, { slotId: (await offer(50)).id });
    const [[before], [after]] = [await mailsTo(one.email), await mailsTo(other.email)];
    expect([before?.replyTo, after?.replyTo]).toEqual([null, "lab@acme.test"]);
    expect(JSON.stringify(before)).not.toContain(person.email);
  });

  test("gives one time to one of twenty people booking at once, and the others keep what they had", async () => {
    const { study, join, offer } = await setUp({ targetParticipants: 30 });
    const wanted = await offer(30);
    const people = await Promise.all(Array.from({ length: 20 }, () => join()));
    const first = people[0];
    const own = await offer(40);
    await book(caller, first?.token ?? "", { slotId: own.id });
    const outcomes = await Promise.allSettled(people.map(({ token }) => book(caller, token, { slotId: wanted.id })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ kind: "conflict" });
    const taken = await db().slot.findMany({ where: { studyId: study.id, participantId: { not: null } } });
    const firstKept = (await row(own.id)).participantId === first?.id;
    const firstGot = (await row(wanted.id)).participantId === first?.id;
    expect([firstKept, firstGot].filter(Boolean)).toHaveLength(1);
    expect(taken).toHaveLength(firstKept ? 2 : 1);
    expect(await db().participant.count({ where: { studyId: study.id, status: "booked" } })).toBe(taken.length);
  });

  test("never holds more places than the study has, however many book at once", async () => {
    const { study, join, offer } = await setUp({ targetParticipants: 3 });
    const people = await Promise.all(Array.from({ length: 10 }, () => join()));
    const slots: { id: string }[] = [];
    for (let hour = 0; hour < 10; hour++) slots.push(await offer(24 + hour));
    const outcomes = await Promise.allSettled(
      people.map(({ token }, at) => book(caller, token, { slotId: slots[at]?.id ?? "" })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await db().slot.count({ where: { studyId: study.id, participantId: { not: null } } })).toBe(3);
  });

  test("several at once by one person leave one booking", async () => {
    const { study, join, offer } = await setUp();
    const { token } = await join();
    const slots = [await offer(24), await offer(25), await offer(26)];
    await Promise.allSettled(slots.map(({ id }) => book(caller, token, { slotId: id })));
    expect(await db().slot.count({ where: { studyId: study.id, participantId: { not: null } } })).toBe(1);
  });

  test("needs an address, answered questions, and a time of this study", async () => {
    const { join, offer } = await setUp();
    const slot = await offer(24);
    const nameless = await join({ email: null });
    await expect(book(caller, nameless.token, { slotId: slot.id })).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: [{ path: "email" }] },
    });
    const unasked = await join({ status: "consented" });
    await expect(book(caller, unasked.token, { slotId: slot.id })).rejects.toMatchObject({ kind: "conflict" });
    const elsewhere = await (await setUp()).offer(24);
    await expect(book(caller, (await join()).token, { slotId: elsewhere.id })).rejects.toMatchObject({
      kind: "not_found",
    });
  });
});

describe("a booking", () => {
  test("moves: the old time is free again, the entry keeps its UID and increments its sequence, a new researcher is notified", async () => {
    const { person, join, offer, study } = await setUp();
    const { id, token, email } = await join();
    const before = await offer(24);
    const colleague = await makePerson({ id: study.workspaceId, plan: "pro" }, "member");
    const after = await makeSlot(study, 30, { createdById: colleague.id });
    await book(caller, token, { slotId: before.id });
    await book(caller, token, { slotId: after.id });
    expect([(await row(before.id)).participantId, (await row(after.id)).participantId]).toEqual([null, id]);
    const entries = (await mailsTo(email)).map(entryOf);
    expect(entries.map(({ UID, SEQUENCE, METHOD }) => [UID, SEQUENCE, METHOD])).toEqual([
      [`${id}@localhost`, "1", "REQUEST"],
      [`${id}@localhost`, "2", "REQUEST"],
    ]);
    expect((await mailsTo(person.email)).map(entryOf).map(({ METHOD }) => METHOD)).toEqual(["REQUEST", "CANCEL"]);
    expect((await mailsTo(colleague.email)).map(entryOf)).toMatchObject([{ METHOD: "REQUEST", SEQUENCE: "2" }]);
  });

  test("is canceled: time and place are free, both get the CANCEL, and another may be booked", async () => {
    const { person, join, offer } = await setUp({ targetParticipants: 1 });
    const { id, token, email } = await join();
    const [slot, later] = [await offer(24), await offer(48)];
    await book(caller, token, { slotId: slot.id });
    expect((await cancelBooking(caller, token)).booking).toBeNull();
    await cancelBooking(caller, token);
    expect(await standing(id)).toMatchObject({ status: "qualified", placeHeldUntil: null });
    for (const address of [email, person.email]) {
      const entries = (await mailsTo(address)).map(entryOf);
      expect(entries).toHaveLength(2);
      expect(entries[1]).toMatchObject({ METHOD: "CANCEL", STATUS: "CANCELLED", SEQUENCE: "2" });
    }
    const next = await join();
    await book(caller, next.token, { slotId: slot.id });
    await expect(book(caller, token, { slotId: later.id })).rejects.toThrow("all the participants");
  });

  test("of someone who withdraws leaves no mail that names them; the researcher learns that it is canceled", async () => {
    const { person, join, offer } = await setUp();
    const { id, token, email } = await join({ name: "Wilhelmina" });
    const slot = await offer(24);
    await book(caller, token, { slotId: slot.id });
    expect((await mailsTo(person.email))[0]?.subject).toContain("Wilhelmina");
    await withdraw(caller, token);
    expect(await standing(id)).toMatchObject({ status: "withdrawn", placeHeldUntil: null });
    expect(await mailsTo(email)).toEqual([]);
    const left = await mailsTo(person.email);
    expect(left.map(entryOf)).toMatchObject([{ METHOD: "CANCEL", SEQUENCE: "2" }]);
    expect(JSON.stringify(left)).not.toContain("Wilhelmina");
    expect((await row(slot.id)).participantId).toBeNull();
  });

  test("can be neither moved nor canceled once it has started, and can be changed only so often", async () => {
    const { join, offer } = await setUp();
    const { id, token } = await join();
    const [slot, other] = [await offer(24), await offer(48)];
    await book(caller, token, { slotId: slot.id });
    await db().slot.update({ where: { id: slot.id }, data: { startsAt: new Date(Date.now() - 60_000) } });
    await expect(cancelBooking(caller, token)).rejects.toMatchObject({ kind: "conflict" });
    await expect(book(caller, token, { slotId: other.id })).rejects.toMatchObject({ kind: "conflict" });
    await db().slot.update({ where: { id: slot.id }, data: { startsAt: slot.startsAt } });
    await db().participant.update({ where: { id }, data: { calendarSequence: 30 } });
    await expect(book(caller, token, { slotId: other.id })).rejects.toThrow("too many times");
    expect((await row(slot.id)).participantId).toBe(id);
  });
});
