import { expect, test } from "vitest";
import { POST as book, DELETE, GET as getBooking } from "@/app/api/participation/[id]/booking/route";
import { POST as invite } from "@/app/api/studies/[id]/invitations/route";
import { GET as getRecruiting, POST as recruit } from "@/app/api/studies/[id]/recruiting/route";
import { PATCH } from "@/app/api/studies/[id]/slots/[slotId]/route";
import { GET as listSlots, POST as offer } from "@/app/api/studies/[id]/slots/route";
import { POST as withdraw } from "@/app/api/studies/[id]/slots/withdraw/route";
import { tokenOf } from "@/lib/services/participants/token";
import { call } from "@/tests/support/call";
import { makeParticipant } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

async function setUp() {
  const { key, person } = await makeCaller();
  const study = await makeStudy(person, { type: "live-interview", status: "running" });
  return { key, study, params: { id: study.id } };
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test("a time is offered in any zone, booked in another, moved and canceled over HTTP", async () => {
  const { key, study, params } = await setUp();
  const startsAt = new Date(Date.now() + 48 * 3_600_000);
  const inIndia = `${new Date(startsAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`;
  const slots = [
    {
      startsAt: inIndia,
      endsAt: new Date(startsAt.getTime() + 1_800_000).toISOString(),
      meetingUrl: "https://meet.test/a",
    },
    { startsAt: inHours(72), endsAt: inHours(73) },
  ];
  const made = await call(offer, { key, params, body: { slots } });
  expect(made.status).toBe(201);
  expect(made.json.items[0].startsAt).toBe(`${startsAt.toISOString().slice(0, 19)}.000Z`);
  const [first, second] = made.json.items;
  const token = tokenOf("participant", (await makeParticipant(study)).id);
  const offered = await call(getBooking, { params: { token } });
  expect(offered.json.slots.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  const nameless = await call(book, { params: { token }, body: { slotId: first.id } });
  expect([nameless.status, nameless.json.error.details[0].path]).toEqual([400, "email"]);
  const body = { slotId: first.id, email: "Booker@People.test", timeZone: "America/New_York" };
  const booked = await call(book, { params: { token }, body });
  expect(booked.json.booking).toMatchObject({
    slotId: first.id,
    meetingUrl: "https://meet.test/a",
    timeZone: "America/New_York",
  });
  const link = { meetingUrl: "https://meet.test/b" };
  await call(PATCH, { key, params: { ...params, slotId: second.id }, body: link });
  const moved = await call(book, { params: { token }, body: { slotId: second.id } });
  expect(moved.json.booking).toMatchObject({ slotId: second.id, ...link });
  const list = await call(listSlots, { key, params });
  expect(list.json.items.map(({ state }: { state: string }) => state)).toEqual(["free", "booked"]);
  expect(list.json.items[1].participant).toMatchObject({ email: "booker@people.test", timeZone: "America/New_York" });
  const gone = await call(DELETE, { params: { token } });
  expect(gone.json).toMatchObject({ booking: null, slots: [{ id: first.id }, { id: second.id }] });
});

test("free times are withdrawn together, and a booked one stays", async () => {
  const { key, study, params } = await setUp();
  const slots = [48, 50, 52].map((hours) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 1) }));
  const { items } = (await call(offer, { key, params, body: { slots } })).json;
  const ids: string[] = items.map(({ id }: { id: string }) => id);
  const token = tokenOf("participant", (await makeParticipant(study)).id);
  await call(book, { params: { token }, body: { slotId: ids[1], email: "stays@people.test" } });
  const gone = await call(withdraw, { key, params, body: { slotIds: ids } });
  expect(gone.status).toBe(200);
  expect(gone.json.items.map(({ id }: { id: string }) => id)).toEqual([ids[0], ids[2]]);
  const list = await call(listSlots, { key, params });
  expect(list.json.items).toMatchObject([{ id: ids[1], state: "booked" }]);
});

test("errors are named by their path", async () => {
  const { key, params, study } = await setUp();
  const slot = { startsAt: inHours(5), endsAt: inHours(6) };
  for (const [change, path] of [
    [{ startsAt: "tomorrow" }, "slots.0.startsAt"],
    [{ startsAt: "2026-02-30T10:00:00Z" }, "slots.0.startsAt"],
    [{ meetingUrl: "javascript:alert(1)" }, "slots.0.meetingUrl"],
    [{ endsAt: slot.startsAt }, "slots.0.endsAt"],
  ] as const) {
    const { status, json } = await call(offer, { key, params, body: { slots: [{ ...slot, ...change }] } });
    expect([status, json.error.details[0].path]).toEqual([400, path]);
  }
  const token = tokenOf("participant", (await makeParticipant(study)).id);
  const zone = await call(book, { params: { token }, body: { slotId: "slt_1", timeZone: "Mars/Base" } });
  expect([zone.status, zone.json.error.details[0].path]).toEqual([400, "timeZone"]);
  const absent = await call(book, { params: { token }, body: { slotId: "slt_1", email: "a@people.test" } });
  expect([absent.status, absent.json.error.message]).toEqual([404, "Time not found."]);
  expect((await call(getBooking, { params: { token: `${token}x` } })).status).toBe(404);
});

test("the channels have the link, the state of the invitations, and a plain message that Prolific isn't connected", async () => {
  const { key, params } = await setUp();
  const invitations = [{ email: "a@channels.test" }, { email: "b@channels.test" }];
  await call(invite, { key, params, body: { invitations } });
  const { json } = await call(getRecruiting, { key, params });
  expect(json.link.url).toContain("/i/s");
  expect(json.email.counts).toMatchObject({ sent: 2, completed: 0 });
  expect(json.prolific).toMatchObject({
    available: false,
    state: "none",
    reason: expect.stringContaining("No Prolific account"),
  });
  const refused = await call(recruit, { key, params, body: { channel: "prolific" } });
  expect([refused.status, refused.json.error.message]).toEqual([409, json.prolific.reason]);
});
