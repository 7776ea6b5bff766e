import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { tokenOf } from "@/lib/services/participants/token";
import { book } from "@/lib/services/slots/book";
import { cancelForEnded } from "@/lib/services/slots/cancel-for-ended";
import { create } from "@/lib/services/slots/create";
import { list } from "@/lib/services/slots/list";
import { markHeld } from "@/lib/services/slots/mark-held";
import { markNoShow } from "@/lib/services/slots/mark-no-show";
import { needs } from "@/lib/services/slots/needs";
import { offered } from "@/lib/services/slots/offered";
import { offeredMinutes } from "@/lib/services/slots/offered-minutes";
import { remind } from "@/lib/services/slots/remind";
import { remove } from "@/lib/services/slots/remove";
import { update } from "@/lib/services/slots/update";
import { withdraw } from "@/lib/services/slots/withdraw";
import { mailsTo, makeParticipant, makeSlot } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { readCalendar } from "@/tests/support/read/read-calendar";

const caller = { requestId: "req_test", address: null };
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
let count = 0;

async function setUp(overrides: Parameters<typeof makeStudy>[1] = {}) {
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person, { type: "live-interview", status: "running", ...overrides });
  const booked = async (hours: number) => {
    const email = `seen-${process.pid}-${count++}@people.test`;
    const participant = await makeParticipant(study, { email });
    const slot = await makeSlot(study, 48, { createdById: person.id });
    await book(caller, tokenOf("participant", participant.id), { slotId: slot.id });
    const startsAt = inHours(hours);
    await db().slot.update({
      where: { id: slot.id },
      data: { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) },
    });
    return { id: participant.id, email, slotId: slot.id };
  };
  return { person, ctx: person.ctx, study, booked };
}
const standing = (id: string) => db().participant.findUniqueOrThrow({ where: { id } });

describe("offering times", () => {
  test("adds new ones, keeps existing ones, and lists them by time with who booked them", async () => {
    const { ctx, study, booked } = await setUp();
    const slots = [30, 10, 20].map((hours) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 0.5) }));
    const made = await Promise.all([create(ctx, study.id, slots), create(ctx, study.id, slots)]);
    expect(made.flat()).toHaveLength(3);
    const { id, slotId } = await booked(40);
    const all = await list(ctx, study.id);
    expect(all.map(({ state }) => state)).toEqual(["free", "free", "free", "booked"]);
    expect(all.at(-1)).toMatchObject({ id: slotId, participant: { id, label: "P1", status: "booked" } });
  });

  test("gives each length of the times that can still be booked once, for the preview of a draft", async () => {
    const { ctx, study } = await setUp({ status: "draft" });
    expect(await offeredMinutes(ctx, study.id)).toEqual([]);
    const slots = [10, 20].map((hours) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 0.5) }));
    await create(ctx, study.id, [...slots, { startsAt: inHours(1), endsAt: inHours(2.5) }]);
    expect(await offeredMinutes(ctx, study.id)).toEqual([30]);
  });

  test.each([
    ["that lie behind", -1, -0.5, "slots.0.startsAt"],
    ["that end before they begin", 2, 1, "slots.0.endsAt"],
    ["of nine hours", 2, 11, "slots.0.endsAt"],
    ["in more than a year", 9000, 9001, "slots.0.startsAt"],
  ])("refuses times %s", async (_, from, to, path) => {
    const { ctx, study } = await setUp();
    const slots = [{ startsAt: inHours(from), endsAt: inHours(to) }];
    await expect(create(ctx, study.id, slots)).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: [{ path }] },
    });
  });

  test("refuses overlapping times, since both could be booked; times may be adjacent", async () => {
    const { ctx, study } = await setUp();
    const at = (from: number, to: number) => ({ startsAt: inHours(from), endsAt: inHours(to) });
    const overlaps = (path: string) => ({ kind: "invalid", extra: { problems: [{ path }] } });
    const first = at(5, 6);
    await create(ctx, study.id, [first, { startsAt: first.endsAt, endsAt: inHours(7) }]);
    await expect(create(ctx, study.id, [at(20, 21), at(5.5, 5.8)])).rejects.toMatchObject(overlaps("slots.1.startsAt"));
    await expect(create(ctx, study.id, [at(30, 31), at(30.5, 32)])).rejects.toMatchObject(overlaps("slots.0.startsAt"));
    expect(await list(ctx, study.id)).toHaveLength(2);
  });

  test("that are booked need a link to the call until they end, then a word on whether they took place, and of those, what was said", async () => {
    const { ctx, study, booked } = await setUp({ targetParticipants: 9 });
    const before = await needs(ctx, study.id);
    expect(before).toEqual({ bookable: false, withoutLink: 0, toReport: 0, withoutWords: 0 });
    const [next, past, missed] = [await booked(-0.5), await booked(-3), await booked(-6)];
    expect(await needs(ctx, study.id)).toMatchObject({ withoutLink: 1, toReport: 2 });
    await update(ctx, study.id, next.slotId, { meetingUrl: "https://meet.example.com/a" });
    await markHeld(ctx, study.id, past.slotId);
    await markNoShow(ctx, study.id, missed.slotId);
    expect(await needs(ctx, study.id)).toEqual({ ...before, withoutWords: 1 });
    await db().studySession.updateMany({ where: { participantId: past.id }, data: { status: "completed" } });
    expect(await needs(ctx, study.id)).toEqual(before);
    const stranger = await makePerson(await makeWorkspace());
    await booked(5);
    expect(await needs(stranger.ctx, study.id)).toEqual(before);
  });

  test("can be booked while one is free and two hours ahead", async () => {
    const person = await makePerson(await makeWorkspace());
    const study = await makeStudy(person, { type: "live-interview", status: "running" });
    const bookable = async () => (await needs(person.ctx, study.id)).bookable;
    expect(await bookable()).toBe(false);
    await makeSlot(study, 1);
    expect(await bookable()).toBe(false);
    const slot = await makeSlot(study, 48);
    expect(await bookable()).toBe(true);
    const stranger = await makePerson(await makeWorkspace());
    expect((await needs(stranger.ctx, study.id)).bookable).toBe(false);
    const participant = await makeParticipant(study, { email: `free-${process.pid}-${count++}@people.test` });
    await book(caller, tokenOf("participant", participant.id), { slotId: slot.id });
    expect(await bookable()).toBe(false);
  });

  test("is for live interviews that have not ended, and not for observers", async () => {
    const slots = [{ startsAt: inHours(5), endsAt: inHours(6) }];
    const survey = await setUp({ type: "ai-generated-survey" });
    await expect(create(survey.ctx, survey.study.id, slots)).rejects.toMatchObject({ kind: "conflict" });
    const over = await setUp({ status: "ended" });
    await expect(create(over.ctx, over.study.id, slots)).rejects.toMatchObject({ kind: "conflict" });
    const { study } = await setUp();
    const observer = await makePerson({ id: study.workspaceId, plan: "pro" }, "observer");
    await expect(create(observer.ctx, study.id, slots)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("withdrawing free times", () => {
  test("removes those that nobody has booked, and leaves the others and those of other studies", async () => {
    const { person, ctx, study, booked } = await setUp();
    const slots = [30, 10, 20].map((hours) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 0.5) }));
    const [first, second, third] = await create(ctx, study.id, slots);
    const taken = await booked(40);
    const over = await makeSlot(study, -5);
    const other = await makeStudy(person, { type: "live-interview", status: "running" });
    const elsewhere = await makeSlot(other, 48);
    const wanted = [first, second].map((slot) => slot?.id ?? "");
    const gone = await withdraw(ctx, study.id, [...wanted, taken.slotId, over.id, elsewhere.id, "slt_unknown"]);
    expect(gone.map(({ id }) => id).sort()).toEqual(wanted.sort());
    expect((await list(ctx, study.id)).map(({ id }) => id)).toEqual([over.id, third?.id, taken.slotId]);
    expect(await list(ctx, other.id)).toHaveLength(1);
    expect(await standing(taken.id)).toMatchObject({ status: "booked" });
    expect(await withdraw(ctx, study.id, wanted)).toEqual([]);
  });

  test("is not for observers", async () => {
    const { study } = await setUp();
    const observer = await makePerson({ id: study.workspaceId, plan: "pro" }, "observer");
    await expect(withdraw(observer.ctx, study.id, ["slt_any"])).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("a booked time", () => {
  test("that is withdrawn frees its participant, who is notified and shown the other times", async () => {
    const { ctx, study, booked } = await setUp();
    const { id, email, slotId } = await booked(24);
    expect(await remove(ctx, study.id, slotId)).toMatchObject({ id: slotId, state: "booked" });
    expect(await standing(id)).toMatchObject({ status: "qualified", placeHeldUntil: null });
    const [, mail] = await mailsTo(email);
    expect(mail?.text).toContain(`/i/${tokenOf("participant", id)}`);
    expect(readCalendar(mail?.calendar ?? "")).toMatchObject({ METHOD: "CANCEL", SEQUENCE: "2" });
    expect(await list(ctx, study.id)).toEqual([]);
  });

  test("gets the address of the call, once, with an updated entry for both", async () => {
    const { ctx, person, study, booked } = await setUp();
    const { email, slotId } = await booked(24);
    await update(ctx, study.id, slotId, { meetingUrl: "https://meet.test/room" });
    await update(ctx, study.id, slotId, { meetingUrl: "https://meet.test/room" });
    for (const address of [email, person.email]) {
      const mails = await mailsTo(address);
      expect(mails).toHaveLength(2);
      expect(readCalendar(mails[1]?.calendar ?? "")).toMatchObject({
        SEQUENCE: "2",
        LOCATION: "https://meet.test/room",
      });
    }
  });

  test("has a reminder the day before, once, unless it was booked that late", async () => {
    const soon = await (await setUp()).booked(23);
    const later = await (await setUp()).booked(25);
    const late = await (await setUp()).booked(23);
    const early = new Date(Date.now() - 3 * HOUR_MS * 24);
    for (const { slotId } of [soon, later])
      await db().slot.update({ where: { id: slotId }, data: { bookedAt: early } });
    await Promise.all([remind(), remind()]);
    await remind();
    const counts = await Promise.all([soon, later, late].map(async ({ email }) => (await mailsTo(email)).length));
    expect(counts).toEqual([2, 1, 1]);
    expect((await mailsTo(soon.email))[1]?.subject).toMatch(/^Tomorrow: your interview/);
  });

  test("in the future is canceled when the study ends, a past one isn't", async () => {
    const { study, booked } = await setUp();
    const [ahead, over] = [await booked(24), await booked(-2)];
    await db().study.update({
      where: { id: study.id },
      data: { status: "ended", endedReason: "stopped", endedAt: new Date() },
    });
    const cancelled = await Promise.all([1, 2].map(() => cancelForEnded(study.workspaceId, study.id)));
    expect(cancelled.sort()).toEqual([0, 1]);
    expect(await mailsTo(ahead.email)).toHaveLength(2);
    expect(await mailsTo(over.email)).toHaveLength(1);
  });
});

describe("afterwards", () => {
  test("an interview that took place has one session and keeps its place", async () => {
    const { ctx, study, booked } = await setUp();
    const { id, slotId } = await booked(-1);
    const [one, two] = await Promise.all([markHeld(ctx, study.id, slotId), markHeld(ctx, study.id, slotId)]);
    expect(one).toMatchObject({ state: "held", sessionId: expect.stringMatching(/^ses_/) });
    expect(two.sessionId).toBe(one.sessionId);
    expect(await standing(id)).toMatchObject({ status: "in_progress", placeHeldUntil: expect.any(Date) });
    await expect(markNoShow(ctx, study.id, slotId)).rejects.toMatchObject({ kind: "conflict" });
    await expect(remove(ctx, study.id, slotId)).rejects.toMatchObject({ kind: "conflict" });
    expect((await list(ctx, study.id))[0]).toMatchObject({ state: "held", sessionId: one.sessionId });
  });

  test("one that nobody came to frees the place; the participant reads when it was, and may book again", async () => {
    const { ctx, study, booked } = await setUp({ targetParticipants: 1 });
    const { id, slotId } = await booked(-1);
    expect(await markNoShow(ctx, study.id, slotId)).toMatchObject({ state: "no_show", participant: { id } });
    expect(await markNoShow(ctx, study.id, slotId)).toMatchObject({ state: "no_show" });
    const [missed] = await list(ctx, study.id);
    const next = await makeSlot(study, 24);
    const token = tokenOf("participant", id);
    expect(await offered(caller, token)).toMatchObject({ booking: null, missedAt: missed?.startsAt });
    expect(await book(caller, token, { slotId: next.id })).toMatchObject({ missedAt: null });
    expect((await list(ctx, study.id)).map(({ state }) => state)).toEqual(["no_show", "booked"]);
  });

  test("neither can be reported before the time has come, nor for a time that nobody booked", async () => {
    const { ctx, study, booked } = await setUp();
    const ahead = await booked(1);
    const empty = await makeSlot(study, -1);
    for (const slotId of [ahead.slotId, empty.id]) {
      await expect(markHeld(ctx, study.id, slotId)).rejects.toMatchObject({ kind: "conflict" });
      await expect(markNoShow(ctx, study.id, slotId)).rejects.toMatchObject({ kind: "conflict" });
    }
  });

  test("a place that was given away meanwhile is not taken twice", async () => {
    const { ctx, study, booked } = await setUp({ targetParticipants: 1 });
    const { id, slotId } = await booked(-1);
    await db().participant.update({ where: { id }, data: { placeHeldUntil: new Date(0) } });
    await makeParticipant(study, { status: "in_progress", placeHeldUntil: inHours(1) });
    await expect(markHeld(ctx, study.id, slotId)).rejects.toThrow("taken by somebody else");
  });
});
