import { describe, expect, test } from "vitest";
import { GET as billing, PATCH as updateBilling } from "@/app/api/settings/billing/route";
import { POST as resend } from "@/app/api/settings/invitations/[id]/resend/route";
import { DELETE as cancel } from "@/app/api/settings/invitations/[id]/route";
import { POST as inviteMany, GET as listInvitations } from "@/app/api/settings/invitations/route";
import { POST as restore } from "@/app/api/settings/members/[id]/restore/route";
import { PATCH as change, DELETE as remove } from "@/app/api/settings/members/[id]/route";
import { POST as transfer } from "@/app/api/settings/members/[id]/transfer/route";
import { POST as invite, GET as list } from "@/app/api/settings/members/route";
import { GET as outbox } from "@/app/api/settings/outbox/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { anAddress, invited, membershipOf } from "@/tests/support/data/members";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";

async function people(plan: "pro" | "team" = "pro") {
  const workspace = await makeWorkspace(plan);
  const [admin, observer] = [await makePerson(workspace, "admin"), await makePerson(workspace, "observer")];
  const sessions = { admin: await makeSession(admin), observer: await makeSession(observer) };
  return { workspace, admin, observer, sessions, id: await membershipOf(observer) };
}

test("a script invites with {email, role}, reads the mail in the outbox and sees the seat held", async () => {
  const { sessions } = await people();
  const email = anAddress();
  const made = await call(invite, { session: sessions.admin, body: { email: email.toUpperCase(), role: "member" } });
  expect([made.status, made.json]).toMatchObject([201, { email, role: "member", status: "pending" }]);
  const { json } = await call(outbox, { session: sessions.admin });
  expect(json.items[0]).toMatchObject({ to: email });
  expect(json.items[0].text).toMatch(/\/join\/\w{43}/);
  expect((await call(list, { session: sessions.admin })).json.seats).toEqual({ used: 2, reserved: 1, included: 3 });
  expect((await call(billing, { session: sessions.admin })).json.seats).toEqual({ used: 2, included: 3 });
});

test("the outbox also shows an invitation to someone in another workspace, but no other mail to them", async () => {
  const { admin, sessions } = await people();
  const elsewhere = await makePerson(await makeWorkspace());
  await invited(admin, "observer", elsewhere.email);
  await db().mail.create({ data: { recipient: elsewhere.email, subject: "Sign in", text: "A link", html: "" } });
  const { json } = await call(outbox, { session: sessions.admin });
  expect(json.items.map(({ subject }: { subject: string }) => subject)).toEqual(["Join Test workspace on Earshot"]);
});

test("without a free seat it is 402 with a plain message, individually and in a list", async () => {
  const { sessions, id } = await people();
  const session = sessions.admin;
  const emails = [anAddress(), anAddress(), anAddress()];
  const many = await call(inviteMany, { session, body: { emails, role: "member" } });
  expect([many.status, many.json.items.length, many.json.refused]).toEqual([
    201,
    2,
    [{ email: emails[2], code: "no_seat", reason: expect.stringMatching(/^All 3 paid seats are taken/) }],
  ]);
  const one = await call(invite, { session, body: { email: anAddress(), role: "admin" } });
  expect([one.status, one.json.error.code]).toEqual([402, "payment_required"]);
  expect((await call(change, { session, params: { id }, body: { role: "member" } })).status).toBe(402);
  expect((await call(invite, { session, body: { email: anAddress(), role: "observer" } })).status).toBe(201);
  const fewer = await call(updateBilling, { session, body: { paidSeats: 2 } });
  expect([fewer.status, fewer.json.error.message]).toEqual([409, expect.stringContaining("3 seats are taken")]);
});

describe("who may do what", () => {
  test("members and observers see the list and no invitations, and change nobody", async () => {
    const { admin, sessions, id } = await people();
    const { id: invitation } = await invited(admin, "observer");
    const session = sessions.observer;
    expect((await call(list, { session })).json.items).toHaveLength(2);
    const refused = [
      await call(listInvitations, { session }),
      await call(invite, { session, body: { email: anAddress(), role: "observer" } }),
      await call(inviteMany, { session, body: { emails: [anAddress()], role: "observer" } }),
      await call(change, { session, params: { id }, body: { role: "admin" } }),
      await call(remove, { session, params: { id: await membershipOf(admin) } }),
      await call(transfer, { session, params: { id } }),
      await call(restore, { session, params: { id } }),
      await call(cancel, { session, params: { id: invitation } }),
      await call(resend, { session, params: { id: invitation } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  });

  test("another workspace's member and invitation are 404, like missing ones", async () => {
    const [mine, theirs] = [await people(), await people()];
    const session = mine.sessions.admin;
    const { id: invitation } = await invited(theirs.admin, "observer");
    const answers = [
      await call(change, { session, params: { id: theirs.id }, body: { role: "member" } }),
      await call(remove, { session, params: { id: theirs.id } }),
      await call(transfer, { session, params: { id: theirs.id } }),
      await call(restore, { session, params: { id: theirs.id } }),
      await call(cancel, { session, params: { id: invitation } }),
      await call(resend, { session, params: { id: invitation } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

test("a removed person loses access with their next call, and has it back after being restored", async () => {
  const { sessions, id, observer } = await people();
  const removed = await call(remove, { session: sessions.admin, params: { id } });
  expect([removed.status, removed.json.status]).toEqual([200, "removed"]);
  expect((await call(list, { session: sessions.observer })).status).toBe(401);
  const gone = await call(list, { session: sessions.admin, query: { status: "removed" } });
  expect(gone.json.items).toMatchObject([{ id, status: "removed" }]);
  await call(restore, { session: sessions.admin, params: { id } });
  expect((await call(list, { session: await makeSession(observer) })).status).toBe(200);
});

test("a last admin or a handed-over admin role is reported as such", async () => {
  const { admin, sessions, id } = await people();
  const own = await membershipOf(admin);
  const last = await call(remove, { session: sessions.admin, params: { id: own } });
  expect([last.status, last.json.error]).toMatchObject([
    403,
    { code: "forbidden", message: expect.stringContaining("last admin") },
  ]);
  expect((await call(transfer, { session: sessions.admin, params: { id } })).json).toMatchObject({ id, role: "admin" });
  expect((await call(listInvitations, { session: sessions.admin })).status).toBe(403);
});

test.each([
  ["no address", { emails: [], role: "member" }],
  ["what is no address", { emails: ["not an address"], role: "member" }],
  ["51 addresses", { emails: Array.from({ length: 51 }, (_, at) => `${at}@people.test`), role: "member" }],
  ["a role that no member has", { emails: ["a@people.test"], role: "participant" }],
  ["an unknown field", { emails: ["a@people.test"], role: "member", workspaceId: "wsp_x" }],
])("inviting with %s is 400 with the path", async (_, body) => {
  const { sessions } = await people();
  const { status, json } = await call(inviteMany, { session: sessions.admin, body });
  expect([status, json.error.code, json.error.details.length > 0]).toEqual([400, "bad_request", true]);
});
