import { describe, expect, test } from "vitest";
import { POST as join } from "@/app/api/join/route";
import { POST as acceptOwn } from "@/app/api/settings/profile/invitations/[id]/accept/route";
import { POST as declineOwn } from "@/app/api/settings/profile/invitations/[id]/decline/route";
import { GET as workspace } from "@/app/api/settings/workspace/route";
import { POST as createWorkspace } from "@/app/api/settings/workspaces/route";
import { db } from "@/lib/db/client";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";
import { listOwn } from "@/lib/services/members/invitations/own";
import { remove } from "@/lib/services/members/remove";
import { call } from "@/tests/support/call";
import { invited, letExpire, membershipOf } from "@/tests/support/data/members";
import { makeSignInPerson, PASSWORD } from "@/tests/support/data/people";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";

const account = { name: "Noor", password: PASSWORD };
const anAdmin = async () => makePerson(await makeWorkspace("team", "Acme"), "admin");

test("a new person creates an account with the link, signs in with its password, and is in the workspace", async () => {
  const { email, token } = await invited(await anAdmin(), "observer");
  const { status, json } = await call(join, { body: { token, account } });
  expect([status, json]).toMatchObject([200, { email, next: "sign_in" }]);
  const browser = new AuthBrowser();
  await browser.signIn(email, PASSWORD);
  expect((await call(workspace, { session: browser.session })).json).toMatchObject({ name: "Acme", role: "observer" });
});

test("someone with an account accepts while signed in, and is in that workspace with their next call", async () => {
  const [admin, { person }] = [await anAdmin(), await makeSignInPerson()];
  const session = await makeSession(person);
  const { token } = await invited(admin, "member", person.email);
  expect((await call(join, { body: { token } })).status).toBe(401);
  expect((await call(join, { session, body: { token } })).json).toMatchObject({ next: "open" });
  expect((await call(workspace, { session })).json).toMatchObject({ id: admin.workspaceId, role: "member" });
  expect((await call(join, { session, body: { token } })).status).toBe(409);
});

test("someone without a workspace, or who is only a participant, can accept too", async () => {
  const [admin, other] = [await anAdmin(), await makeWorkspace()];
  const participant = await makePerson(other, "participant");
  const session = await makeSession(participant);
  expect((await call(workspace, { session })).status).toBe(402);
  const { token } = await invited(admin, "observer", participant.email);
  expect((await call(join, { session, body: { token } })).status).toBe(200);
  expect((await call(workspace, { session })).json).toMatchObject({ id: admin.workspaceId });
});

test("another's invitation is 403, an old one 409, a made-up one 404", async () => {
  const [admin, { person }] = [await anAdmin(), await makeSignInPerson()];
  const session = await makeSession(person);
  const [theirs, late] = [await invited(admin), await invited(admin, "member", person.email)];
  expect((await call(join, { session, body: { token: theirs.token } })).status).toBe(403);
  await letExpire(late.id);
  expect((await call(join, { session, body: { token: late.token } })).status).toBe(409);
  expect((await call(join, { session, body: { token: "made-up" } })).status).toBe(404);
  expect((await call(join, { body: { token: late.token, account: { ...account, password: "short" } } })).status).toBe(
    400,
  );
});

test("a call by cookie must come from our own pages", async () => {
  const [admin, { person }] = [await anAdmin(), await makeSignInPerson()];
  const { token } = await invited(admin, "member", person.email);
  const headers = { cookie: `${sessionCookieName()}=${await makeSession(person)}`, origin: "https://evil.test" };
  expect((await call(join, { body: { token }, headers })).status).toBe(403);
});

describe("someone who was removed from their last workspace", () => {
  async function removed() {
    const admin = await anAdmin();
    const person = await makePerson({ id: admin.workspaceId, plan: "team" }, "member");
    await remove(admin.ctx, await membershipOf(person));
    return { admin, person, session: await makeSession(person) };
  }

  test("accepts or declines an invitation to their address, once", async () => {
    const { admin, person, session } = await removed();
    const { id, token } = await invited(admin, "observer", person.email);
    const second = await invited(await anAdmin(), "admin", person.email);
    const theirs = await invited(admin, "member");
    expect((await listOwn(person.ctx)).map((one) => [one.id, one.role])).toEqual([
      [second.id, "admin"],
      [id, "observer"],
    ]);
    for (const route of [acceptOwn, declineOwn])
      expect((await call(route, { session, params: { id: theirs.id } })).status).toBe(404);
    const declined = await Promise.all([1, 2].map(() => call(declineOwn, { session, params: { id: second.id } })));
    expect(declined.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().auditEntry.count({ where: { action: "member.invitation_declined" } })).toBe(1);
    expect((await call(acceptOwn, { session, params: { id: second.id } })).status).toBe(409);
    const accepted = await Promise.all([1, 2].map(() => call(acceptOwn, { session, params: { id } })));
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await call(workspace, { session })).json).toMatchObject({ id: admin.workspaceId, role: "observer" });
    expect((await call(join, { session, body: { token } })).status).toBe(409);
  });

  test("sees none while nobody knows whether the address is theirs", async () => {
    const { admin, person, session } = await removed();
    const { id } = await invited(admin, "admin", person.email);
    await db().user.update({ where: { id: person.id }, data: { verifiedAt: null } });
    expect(await listOwn(person.ctx)).toEqual([]);
    expect((await call(acceptOwn, { session, params: { id } })).status).toBe(404);
  });

  test("creates a workspace of their own, one for any number of clicks", async () => {
    const { session } = await removed();
    const create = (name: string) => call(createWorkspace, { session, body: { name } });
    expect((await create(" ")).status).toBe(400);
    const answers = await Promise.all(["Mine", "Mine", "Mine"].map(create));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await call(workspace, { session })).json).toMatchObject({ name: "Mine", role: "admin", plan: "free" });
  });
});
