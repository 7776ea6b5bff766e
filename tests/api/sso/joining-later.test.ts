import { afterAll, beforeAll, expect, test } from "vitest";
import { POST as joinWorkspace } from "@/app/api/join/route";
import { POST as acceptOwn } from "@/app/api/settings/profile/invitations/[id]/accept/route";
import { GET as getProfile } from "@/app/api/settings/profile/route";
import { PUT as putScim } from "@/app/api/settings/scim/route";
import { newId } from "@/lib/core/ids";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { setPlan } from "@/lib/services/billing/set-plan";
import { changeRole } from "@/lib/services/members/change-role";
import { restore } from "@/lib/services/members/restore";
import { call } from "@/tests/support/call";
import { invited } from "@/tests/support/data/members";
import { hashOfPassword, PASSWORD } from "@/tests/support/data/people";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { allowTestProviders } from "@/tests/support/identity/allow-test-providers";
import { makeOidcCompany } from "@/tests/support/identity/connect";
import { SsoBrowser } from "@/tests/support/identity/sso-browser";
import { otherCaller } from "@/tests/support/other-caller";
import { scimCall } from "@/tests/support/scim/call";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";

// Whoever becomes a member of a workspace that requires single sign-on may be signed in already, by password or a
// mailed link, for another workspace.

let company: Awaited<ReturnType<typeof makeOidcCompany>>;
beforeAll(async () => {
  allowTestProviders();
  company = await makeOidcCompany();
  await db().ssoConnection.update({ where: { workspaceId: company.workspace.id }, data: { required: true } });
});
afterAll(() => company.provider.close());

/** Someone who is signed in to a workspace of their own, with an address of the company. */
async function makeOutsider(domain = company.domain) {
  const person = await makePerson(await makeWorkspace());
  const email = `${person.id}@${domain}`;
  await db().user.update({ where: { id: person.id }, data: { email } });
  return { ...person, email, session: await makeSession(person) };
}

const status = async (session: string) => (await call(getProfile, { session })).status;

async function acceptInvitation({ email, session }: { email: string; session: string }) {
  const { id } = await invited(company.admin, "member", email);
  return call(acceptOwn, { session, params: { id }, body: {} });
}

test("an invitation that is accepted ends the session, and the response says to sign in next", async () => {
  const outsider = await makeOutsider();
  expect(await status(outsider.session)).toBe(200);
  expect((await acceptInvitation(outsider)).json).toMatchObject({ next: "sign_in" });
  expect(await status(outsider.session)).toBe(401);
});

test("so does the one in the mail, which says to sign in next", async () => {
  const outsider = await makeOutsider();
  const { token } = await invited(company.admin, "member", outsider.email);
  const { json } = await call(joinWorkspace, { session: outsider.session, body: { token } });
  expect(json).toMatchObject({ workspaceId: company.workspace.id, next: "sign_in" });
  expect(await status(outsider.session)).toBe(401);
});

test("so does being assigned by the company's directory", async () => {
  const session = await makeSession(company.admin);
  const { token } = (await call(putScim, { session, body: { enabled: true } })).json;
  const outsider = await makeOutsider();
  const body = { userName: outsider.email, active: true };
  expect((await scimCall(token, { method: "POST", path: "/Users", body })).status).toBe(201);
  expect(await status(outsider.session)).toBe(401);
});

test("so does signing in through the provider in another browser", async () => {
  const outsider = await makeOutsider();
  company.provider.signInAs({ sub: newId("request"), email: outsider.email, email_verified: true });
  const browser = new SsoBrowser();
  await browser.visit(company.startUrl);
  expect([await status(outsider.session), await status(browser.session ?? "")]).toEqual([401, 200]);
});

test("so does being restored, and no longer being an admin, since mailed links are for admins", async () => {
  const outsider = await makeOutsider();
  const id = newId("membership");
  const membership = { workspaceId: company.workspace.id, userId: outsider.id, role: "admin", active: false };
  await db().membership.create({ data: { id, ...membership } });
  expect(await status(outsider.session)).toBe(200);
  await restore(company.admin.ctx, id);
  const bypass = await makeSession(outsider);
  expect([await status(outsider.session), await status(bypass)]).toEqual([401, 200]);
  await changeRole(company.admin.ctx, id, "member");
  expect(await status(bypass)).toBe(401);
});

test("so does the workspace's return to the plan, on which single sign-on is required again", async () => {
  const ctx = systemContext("test", company.workspace.id);
  const { id } = company.workspace;
  await transaction(ctx, (tx) => setPlan(tx, id, "team"));
  const outsider = await makeOutsider();
  await acceptInvitation(outsider);
  const byPassword = await makeSession(outsider);
  expect(await status(byPassword)).toBe(200);
  await transaction(ctx, (tx) => setPlan(tx, id, "scale"));
  expect(await status(byPassword)).toBe(401);
});

test("a password that was being checked while single sign-on became required lets nobody in", async () => {
  const { workspace } = company;
  const member = await makePerson({ id: workspace.id, plan: "scale" }, "member");
  const email = `${member.id}@${company.domain}`;
  await db().user.update({ where: { id: member.id }, data: { email, passwordHash: await hashOfPassword() } });
  await db().ssoConnection.update({ where: { workspaceId: workspace.id }, data: { required: false } });
  const beside = await otherCaller();
  await beside.run("UPDATE sso_connection SET required = true WHERE workspace_id = $1", [workspace.id]);
  const browser = new AuthBrowser();
  const signingIn = browser.signIn(email, PASSWORD);
  await beside.waitedFor();
  await beside.commit();
  expect([(await signingIn).status, browser.session]).toEqual([403, undefined]);
});

test("a guest with another address stays signed in", async () => {
  const guest = await makeOutsider("elsewhere.test");
  expect((await acceptInvitation(guest)).status).toBe(200);
  expect(await status(guest.session)).toBe(200);
});
