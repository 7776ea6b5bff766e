import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as getProfile } from "@/app/api/settings/profile/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { createOne } from "@/lib/services/members/invitations/create-one";
import { remove } from "@/lib/services/members/remove";
import { save } from "@/lib/services/sso/save";
import { call } from "@/tests/support/call";
import { auditsOf } from "@/tests/support/data/members";
import { makeKey, makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { allowTestProviders } from "@/tests/support/identity/allow-test-providers";
import { addVerifiedDomain, makeOidcCompany } from "@/tests/support/identity/connect";
import { SsoBrowser } from "@/tests/support/identity/sso-browser";
import { makeAccessToken, rpc } from "@/tests/support/mcp/mcp";
import { otherCaller } from "@/tests/support/other-caller";

let company: Awaited<ReturnType<typeof makeOidcCompany>>;
beforeAll(async () => {
  allowTestProviders();
  company = await makeOidcCompany();
});
afterAll(() => company.provider.close());

/** Someone at the company, as its provider knows them. */
const somebody = (more: object = {}) => {
  const sub = newId("request");
  return { sub, email: `${sub}@${company.domain}`, email_verified: true, name: "Ada Lovelace", ...more };
};
/** Signs someone in at the provider, and returns where they end up. */
async function signIn(person: ReturnType<typeof somebody> | null, browser = new SsoBrowser()) {
  company.provider.signInAs(person);
  const arrived = await browser.visit(`${company.startUrl}?next=/studies`);
  return { arrived, browser };
}
const members = (email: string) =>
  db().membership.findMany({ where: { workspaceId: company.workspace.id, user: { email } }, include: { user: true } });
const provision = async (email: string, fields: object = {}) => {
  const id = newId("user");
  await db().user.create({ data: { id, email, name: "Provisioned" } });
  const membership = { id: newId("membership"), workspaceId: company.workspace.id, userId: id, source: "scim" };
  await db().membership.create({ data: { ...membership, role: "observer", ...fields } });
  return id;
};

describe("the first sign-in with the company's provider", () => {
  test("makes the person a member with the default role, in a session of that workspace", async () => {
    const person = somebody();
    const { arrived, browser } = await signIn(person);
    expect(arrived).toBe("/studies");
    expect((await call(getProfile, { session: browser.session })).json).toMatchObject({ email: person.email });
    expect(await members(person.email)).toMatchObject([
      { role: "member", source: "sso", active: true, user: { name: person.name, passwordHash: null } },
    ]);
    const [session] = await db().session.findMany({ where: { user: { email: person.email } } });
    expect(session).toMatchObject({ workspaceId: company.workspace.id, ssoConnectionId: expect.any(String) });
    const entries = await db().auditEntry.findMany({ where: { workspaceId: company.workspace.id } });
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: "member.joined", actorKind: "sso" }),
        expect.objectContaining({ action: "person.signed_in", details: { provider: "Example ID" } }),
      ]),
    );
  });

  test("by someone who was provisioned is theirs: no second account, and their role stays", async () => {
    const person = somebody();
    const id = await provision(person.email);
    expect((await signIn(person)).arrived).toBe("/studies");
    expect(await members(person.email)).toMatchObject([{ userId: id, role: "observer", source: "scim" }]);
  });

  test("accepts an invitation, with its role and the seat it held", async () => {
    const person = somebody();
    const invitation = await createOne(company.admin.ctx, { email: person.email, role: "observer" });
    expect((await signIn(person)).arrived).toBe("/studies");
    expect(await members(person.email)).toMatchObject([{ role: "observer", source: "invited" }]);
    expect(await db().memberInvitation.findUnique({ where: { id: invitation.id } })).toMatchObject({
      acceptedAt: expect.any(Date),
    });
  });

  test("by one person in five browsers at once makes one account and one membership", async () => {
    const person = somebody();
    company.provider.signInAs(person);
    const browsers = Array.from({ length: 5 }, () => new SsoBrowser());
    const arrived = await Promise.all(browsers.map((browser) => browser.visit(company.startUrl)));
    expect(arrived).toEqual(Array(5).fill("/"));
    expect(await members(person.email)).toHaveLength(1);
    expect(await db().user.count({ where: { email: person.email } })).toBe(1);
    expect(new Set(browsers.map(({ session }) => session)).size).toBe(5);
  });

  test("to an unproven account takes it away from whoever had opened it", async () => {
    const person = somebody();
    const squatter = await makePerson({ id: company.workspace.id, plan: "scale" });
    await db().user.update({
      where: { id: squatter.id },
      data: { email: person.email, verifiedAt: null, passwordHash: "scrypt$15$a$b" },
    });
    const session = await makeSession(squatter);
    const key = await makeKey(squatter);
    const { token } = await makeAccessToken(squatter);
    for (const bearer of [key, token]) expect((await rpc(bearer, "ping")).status).toBe(200);
    const { browser } = await signIn(person);
    expect((await call(getProfile, { session })).status).toBe(401);
    for (const bearer of [key, token]) expect((await rpc(bearer, "ping")).status).toBe(401);
    expect((await call(getProfile, { session: browser.session })).json).toMatchObject({ hasPassword: false });
  });
});

describe("a further sign-in", () => {
  test("is the same person's even if their address has changed at the provider", async () => {
    const person = somebody();
    await signIn(person);
    const { browser } = await signIn({ ...person, email: `new-${person.email}` });
    expect((await call(getProfile, { session: browser.session })).json).toMatchObject({ email: person.email });
    expect(await members(`new-${person.email}`)).toEqual([]);
  });

  test("by someone else who was given the address later is refused", async () => {
    const person = somebody();
    await signIn(person);
    const { arrived, browser } = await signIn({ ...person, sub: newId("request") });
    expect([arrived, browser.session]).toEqual(["/sign-in?error=SsoLinked", undefined]);
  });

  test("ends the session that the browser had, whoever's it was", async () => {
    const before = await makeSession(company.admin);
    const browser = new SsoBrowser();
    browser.jar("http://localhost:3000").set("next-auth.session-token", before);
    const person = somebody();
    await signIn(person, browser);
    expect((await call(getProfile, { session: before })).status).toBe(401);
    expect((await call(getProfile, { session: browser.session })).json).toMatchObject({ email: person.email });
  });
});

describe("nobody gets in", () => {
  test.each([
    ["with an address at another domain", () => ({ email: "ada@elsewhere.test" }), "SsoDomain"],
    [
      "with an address at a domain below the verified one",
      () => ({ email: `ada@mail.${company.domain}` }),
      "SsoDomain",
    ],
    ["with an address that the provider calls unverified", () => ({ email_verified: false }), "SsoUnverified"],
    ["without an address", () => ({ email: undefined }), "SsoAddress"],
  ])("%s", async (_, change, code) => {
    const person = somebody(change());
    const { arrived, browser } = await signIn(person);
    expect([arrived, browser.session]).toEqual([`/sign-in?error=${code}`, undefined]);
    expect(await db().ssoIdentity.count({ where: { subject: person.sub } })).toBe(0);
  });

  test("whom the provider refuses", async () => {
    expect((await signIn(null)).arrived).toBe("/sign-in?error=SsoFailed");
  });

  test("who was removed or deactivated, until they are restored", async () => {
    const person = somebody();
    await signIn(person);
    const [membership] = await members(person.email);
    await remove(company.admin.ctx, membership?.id ?? "");
    expect((await signIn(person)).arrived).toBe("/sign-in?error=SsoRemoved");
    const off = somebody();
    await provision(off.email, { active: false });
    expect((await signIn(off)).arrived).toBe("/sign-in?error=SsoRemoved");
    const disabled = somebody();
    await db().user.update({ where: { id: await provision(disabled.email) }, data: { active: false } });
    expect((await signIn(disabled)).arrived).toBe("/sign-in?error=SsoRemoved");
  });

  test("in a browser other than the one that started, or a second time", async () => {
    company.provider.signInAs(somebody());
    const isBack = (url: URL) => url.pathname.startsWith("/api/auth/callback/");
    const browser = new SsoBrowser();
    const back = await browser.visit(company.startUrl, isBack);
    const other = new SsoBrowser();
    await other.visit(company.startUrl, isBack);
    expect(await new SsoBrowser().visit(back)).toBe("/sign-in?error=SsoExpired");
    // Another browser with its own sign-in: its state doesn't match this response.
    expect(await other.visit(back)).toBe("/sign-in?error=SsoFailed");
    expect(other.session).toBeUndefined();
    expect(await browser.visit(back)).toBe("/");
    expect(await browser.visit(back)).toBe("/sign-in?error=SsoExpired");
  });

  test("whose account has an address at a domain that the company gave up, whatever the provider calls them now", async () => {
    const domain = await addVerifiedDomain(company.workspace.id);
    const person = somebody();
    expect((await signIn({ ...person, email: `${person.sub}@${domain}` })).arrived).toBe("/studies");
    await db().domain.deleteMany({ where: { domain } });
    const { arrived, browser } = await signIn(person);
    expect([arrived, browser.session]).toEqual(["/sign-in?error=SsoDomain", undefined]);
  });

  test("who began while the settings were being replaced, and the old provider answers", async () => {
    company.provider.signInAs(somebody());
    const browser = new SsoBrowser();
    const back = await browser.visit(company.startUrl, (url) => url.pathname.startsWith("/api/auth/callback/"));
    // What saving does to those that it finds, it can't do to one that is stored a moment later.
    const where = { workspaceId: company.workspace.id };
    await db().ssoConnection.update({ where, data: { version: { increment: 1 } } });
    expect(await browser.visit(back)).toBe("/sign-in?error=SsoExpired");
    expect(browser.session).toBeUndefined();
  });

  test("while it is off, or the workspace's plan has no single sign-on", async () => {
    await save(company.admin.ctx, { ...company.input, enabled: false });
    expect((await signIn(somebody())).arrived).toBe("/sign-in?error=SsoOff");
    await save(company.admin.ctx, { ...company.input, enabled: true });
    // Switched off while somebody is at the provider.
    company.provider.signInAs(somebody());
    const browser = new SsoBrowser();
    const back = await browser.visit(company.startUrl, (url) => url.pathname.startsWith("/api/auth/callback/"));
    await save(company.admin.ctx, { ...company.input, enabled: false });
    expect(await browser.visit(back)).toBe("/sign-in?error=SsoExpired");
    expect(browser.session).toBeUndefined();
    await save(company.admin.ctx, { ...company.input, enabled: true });
    const { id } = company.workspace;
    await db().workspace.update({ where: { id }, data: { plan: "team" } });
    expect((await signIn(somebody())).arrived).toBe("/sign-in?error=SsoOff");
    await db().workspace.update({ where: { id }, data: { plan: "scale" } });
  });
});

test("a seat that is taken elsewhere while a newcomer waits for it isn't given twice", async () => {
  const workspaceId = company.workspace.id;
  const used = await db().membership.count({ where: { workspaceId, active: true, role: { not: "observer" } } });
  await db().billingAccount.create({ data: { workspaceId, service: "sandbox", paidSeats: used + 1 } });
  const { id } = await makePerson(await makeWorkspace());
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM workspace WHERE id = $1 FOR NO KEY UPDATE", [workspaceId]);
  const waiting = signIn(somebody());
  await beside.waitedFor();
  await beside.run(
    "INSERT INTO membership (id, workspace_id, user_id, role, updated_at) VALUES ($1, $2, $3, 'member', now())",
    [newId("membership"), workspaceId, id],
  );
  await beside.commit();
  expect((await waiting).arrived).toBe("/sign-in?error=SsoSeats");
  await db().billingAccount.delete({ where: { workspaceId } });
});

test("the last seat goes to one of two newcomers, and the other is told why; observers need none", async () => {
  const full = await makeOidcCompany();
  try {
    const workspaceId = full.workspace.id;
    await db().billingAccount.create({ data: { workspaceId, service: "sandbox", paidSeats: 2 } });
    const people = [1, 2].map((n) => ({ sub: `${n}`, email: `p${n}@${full.domain}`, email_verified: true, name: "P" }));
    const backs = [];
    for (const person of people) {
      full.provider.signInAs(person);
      const browser = new SsoBrowser();
      backs.push({ browser, url: await browser.visit(full.startUrl, (url) => url.pathname.includes("/callback/")) });
    }
    const arrived = await Promise.all(backs.map(({ browser, url }) => browser.visit(url)));
    expect(arrived.sort()).toEqual(["/", "/sign-in?error=SsoSeats"]);
    expect(await db().membership.count({ where: { workspaceId, active: true } })).toBe(2);
    expect(await db().user.count({ where: { email: { endsWith: full.domain } } })).toBe(1);
    await save(full.admin.ctx, { ...full.input, defaultRole: "observer" });
    full.provider.signInAs({ sub: "3", email: `p3@${full.domain}`, email_verified: true });
    expect(await new SsoBrowser().visit(full.startUrl)).toBe("/");
    expect(await auditsOf(workspaceId)).toContain("sso.default_role_changed");
  } finally {
    full.provider.close();
  }
});
