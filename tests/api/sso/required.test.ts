import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as getProfile } from "@/app/api/settings/profile/route";
import { DELETE, GET, PUT } from "@/app/api/settings/sso/route";
import { POST as beginTest } from "@/app/api/settings/sso/test/route";
import { POST as discover } from "@/app/api/sign-in/discover/route";
import { POST as signUp } from "@/app/api/sign-up/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { auditsOf } from "@/tests/support/data/members";
import { hashOfPassword, lastMail, PASSWORD } from "@/tests/support/data/people";
import { makePerson, makeSession, type Person } from "@/tests/support/factories";
import { allowTestProviders } from "@/tests/support/identity/allow-test-providers";
import { addVerifiedDomain, makeOidcCompany } from "@/tests/support/identity/connect";
import { SsoBrowser } from "@/tests/support/identity/sso-browser";
import { otherCaller } from "@/tests/support/other-caller";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";

type Company = Awaited<ReturnType<typeof makeOidcCompany>>;
let company: Company;
let session: string;
let passwordHash: string;
beforeAll(async () => {
  allowTestProviders();
  passwordHash = await hashOfPassword();
  company = await makeOidcCompany();
  session = await makeSession(company.admin);
});
afterAll(() => company.provider.close());

const put = (change: object) => call(PUT, { session, body: { ...company.input, ...change } });
const state = async () => (await call(GET, { session })).json.connection;

/** Someone at the company who has a password. */
async function makeColleague(
  role: "admin" | "member" = "member",
  { domain, workspace }: Pick<Company, "domain" | "workspace"> = company,
): Promise<Person> {
  const person = await makePerson({ id: workspace.id, plan: "scale" }, role);
  const email = `${person.id}@${domain}`;
  await db().user.update({ where: { id: person.id }, data: { email, passwordHash } });
  return { ...person, email };
}
/** The admin's test, with whoever is signed in at the provider. */
async function runTest(browser = new SsoBrowser()): Promise<string> {
  const { json } = await call(beginTest, { session, body: {} });
  return browser.visit(json.url);
}
const atCompany = (more: object = {}) => ({
  sub: newId("request"),
  email: `tester@${company.domain}`,
  email_verified: true,
  ...more,
});
async function requireSso() {
  company.provider.signInAs(atCompany());
  expect(await runTest()).toBe("/settings/security?ssoTest=ok");
  expect((await put({ required: true })).status).toBe(200);
}

describe("before single sign-on can be required", () => {
  test("a test has to succeed with the current settings, and signs nobody in", async () => {
    const refused = await put({ required: true });
    expect([refused.status, refused.json.error.message]).toEqual([
      409,
      expect.stringContaining("a test sign-in with these settings has to succeed"),
    ]);

    company.provider.signInAs(null);
    expect(await runTest()).toBe("/settings/security?ssoTest=failed");
    expect(await state()).toMatchObject({
      testedAt: null,
      lastTest: { ok: false, sentence: "The identity provider refused the sign-in: access_denied." },
    });
    company.provider.signInAs(atCompany({ email: "ada@elsewhere.test" }));
    expect(await runTest()).toBe("/settings/security?ssoTest=failed");
    expect((await state()).lastTest.sentence).toContain("ada@elsewhere.test");
    expect((await state()).lastTest.sentence, "this is an admin").not.toMatch(/\badmins?\b/);
    expect((await put({ required: true })).status).toBe(409);

    company.provider.signInAs(atCompany());
    const browser = new SsoBrowser();
    expect(await runTest(browser)).toBe("/settings/security?ssoTest=ok");
    expect([browser.session, await db().user.count({ where: { email: `tester@${company.domain}` } })]).toEqual([
      undefined,
      0,
    ]);
    expect((await put({ required: true })).json.connection).toMatchObject({
      required: true,
      testedAt: expect.any(String),
    });
  });

  test("a test says that no seat is free for a newcomer, and that existing members would be let in", async () => {
    const workspaceId = company.workspace.id;
    const sentence = async (email: string) => {
      company.provider.signInAs(atCompany({ email }));
      expect(await runTest()).toBe("/settings/security?ssoTest=ok");
      return (await state()).lastTest.sentence;
    };
    const colleague = await makeColleague();
    const newcomer = `newcomer@${company.domain}`;
    expect(await sentence(newcomer)).toBe(`${newcomer} would be able to sign in.`);
    await db().billingAccount.create({ data: { workspaceId, service: "sandbox", paidSeats: 2 } });
    expect(await sentence(newcomer)).toBe(
      `${newcomer} is recognized and could sign in once a seat is free. All 2 paid seats are taken. Observers don't need one.`,
    );
    expect(await sentence(colleague.email)).toBe(`${colleague.email} would be able to sign in.`);
    await put({ defaultRole: "observer" });
    expect(await sentence(newcomer)).toBe(`${newcomer} would be able to sign in.`);
    await put({ defaultRole: "member" });
    await db().billingAccount.delete({ where: { workspaceId } });
    await db().membership.deleteMany({ where: { workspaceId, userId: colleague.id } });
  });

  test("its address starts one test, and an older one says nothing about newer settings", async () => {
    await put({ required: false });
    company.provider.signInAs(atCompany());
    const { json } = await call(beginTest, { session, body: {} });
    const isBack = (url: URL) => url.pathname.includes("/callback/");
    const browser = new SsoBrowser();
    const back = await browser.visit(json.url, isBack);
    expect(await new SsoBrowser().visit(json.url)).toBe("/sign-in?error=SsoExpired");
    const late = await call(beginTest, { session, body: {} });
    await db().ssoFlow.updateMany({ where: { codeHash: { not: null } }, data: { expiresAt: new Date() } });
    const lateBrowser = new SsoBrowser();
    expect(await lateBrowser.visit(late.json.url)).toBe("/sign-in?error=SsoExpired");
    // Without having been at the provider.
    expect(lateBrowser.visited).toHaveLength(1);
    await put({ clientSecret: "another secret that the provider does not know" });
    expect(await browser.visit(back)).toBe("/sign-in?error=SsoExpired");
    // Neither is there a result of a test that was of other settings.
    expect(await state()).toMatchObject({ testedAt: null, lastTest: null });
    expect(await runTest()).toBe("/settings/security?ssoTest=failed");
    expect((await state()).lastTest.sentence).toBe("The provider did not accept the client id and secret.");
    await put({});
    expect(await runTest()).toBe("/settings/security?ssoTest=ok");
  });

  test("nor does a test that ends while others are being saved", async () => {
    company.provider.signInAs(atCompany());
    const { json } = await call(beginTest, { session, body: {} });
    const browser = new SsoBrowser();
    const back = await browser.visit(json.url, (url) => url.pathname.includes("/callback/"));
    const beside = await otherCaller();
    const save = "UPDATE sso_connection SET version = version + 1, tested_at = NULL WHERE workspace_id = $1";
    await beside.run(save, [company.workspace.id]);
    const ended = browser.visit(back);
    await beside.waitedFor();
    await beside.commit();
    await ended;
    expect(await state()).toMatchObject({ testedAt: null });
  });

  test("the tested settings can't be changed during the test", async () => {
    await requireSso();
    expect((await put({ clientSecret: "yet another secret" })).status).toBe(409);
    expect((await put({ enabled: false })).status).toBe(409);
    expect(await state()).toMatchObject({ required: true, enabled: true, testedAt: expect.any(String) });
  });
});

describe("if single sign-on is required", () => {
  beforeAll(requireSso);

  test("it ended the sessions of the domain's members that were started otherwise, and no others", async () => {
    await put({ required: false });
    const [colleague, guest] = [await makeColleague(), await makePerson({ id: company.workspace.id, plan: "scale" })];
    const [theirs, guests] = [await makeSession(colleague), await makeSession(guest)];
    company.provider.signInAs({ sub: newId("request"), email: colleague.email, email_verified: true });
    const browser = new SsoBrowser();
    await browser.visit(company.startUrl);
    await put({ required: true });
    const statuses = [theirs, guests, session, browser.session].map((one) => call(getProfile, { session: one }));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 200, 200, 200]);
  });

  test("a password is refused with the same sentence for known, unknown, right and wrong", async () => {
    const colleague = await makeColleague();
    const answers = [];
    for (const [email, password] of [
      [colleague.email, PASSWORD],
      [colleague.email, "wrong"],
      [`nobody@${company.domain}`, PASSWORD],
    ] as const) {
      const browser = new AuthBrowser();
      const { status, json } = await browser.signIn(email, password);
      expect(browser.session).toBeUndefined();
      answers.push(`${status} ${json.error.message}`);
    }
    const sentence = `Addresses at ${company.domain} sign in with Example ID. Choose single sign-on on the sign-in page.`;
    expect(new Set(answers)).toEqual(new Set([`403 ${sentence}`]));
    const body = { email: `new@${company.domain}`, name: "New", password: PASSWORD, workspaceName: "Mine" };
    expect((await call(signUp, { body })).status).toBe(403);
  });

  test("a mailed link signs no member in, not even one that was mailed before", async () => {
    const colleague = await makeColleague();
    await put({ required: false });
    await new AuthBrowser().post("signin/email", { email: colleague.email });
    const { link = "" } = await lastMail(colleague.email);
    company.provider.signInAs(atCompany());
    await put({ required: true });
    const browser = new AuthBrowser();
    const { headers } = await browser.get(link);
    expect([headers.get("location"), browser.session]).toEqual([
      expect.stringContaining("error=SsoRequired"),
      undefined,
    ]);
    await new AuthBrowser().post("signin/email", { email: colleague.email });
    const { mail } = await lastMail(colleague.email);
    expect(mail?.text).toContain(company.startUrl);
    expect(mail?.text).not.toContain("callback/email");
  });

  test("an admin gets in by a mailed link, which is recorded and reported to the other admins", async () => {
    const admin = await makeColleague("admin");
    expect((await new AuthBrowser().signIn(admin.email, PASSWORD)).status).toBe(403);
    const browser = new AuthBrowser();
    await browser.post("signin/email", { email: admin.email });
    await browser.get((await lastMail(admin.email)).link ?? "");
    expect((await call(getProfile, { session: browser.session })).json).toMatchObject({ email: admin.email });
    expect(await auditsOf(company.workspace.id)).toContain("sso.bypassed");
    expect((await lastMail(company.admin.email)).mail?.text).toContain(admin.email);
  });

  test("someone who has left keeps what else is theirs through a mailed link, since the provider no longer lets them in", async () => {
    const colleague = await makeColleague();
    await db().membership.updateMany({ where: { userId: colleague.id }, data: { active: false } });
    const browser = new AuthBrowser();
    await browser.post("signin/email", { email: colleague.email });
    await browser.get((await lastMail(colleague.email)).link ?? "");
    expect(browser.session).toBeDefined();
  });

  test("guests with other addresses sign in as before", async () => {
    const guest = await makePerson({ id: company.workspace.id, plan: "scale" });
    await db().user.update({ where: { id: guest.id }, data: { passwordHash } });
    expect((await new AuthBrowser().signIn(guest.email, PASSWORD)).status).toBe(200);
  });

  test("a domain verified later counts as well, and a workspace that leaves the plan locks nobody out", async () => {
    const domain = await addVerifiedDomain(company.workspace.id);
    const colleague = await makeColleague("member", { domain, workspace: company.workspace });
    const attempt = async () => (await new AuthBrowser().signIn(colleague.email, PASSWORD)).status;
    expect(await attempt()).toBe(403);
    const { id } = company.workspace;
    await db().workspace.update({ where: { id }, data: { plan: "team" } });
    expect(await attempt()).toBe(200);
    await db().workspace.update({ where: { id }, data: { plan: "scale" } });
  });

  test("the sign-in page learns it from the domain, whoever has the address", async () => {
    const known = await makeColleague();
    const answers = [];
    for (const email of [known.email, `nobody@${company.domain.toUpperCase()}`])
      answers.push((await call(discover, { body: { email } })).json);
    const sso = { providerName: "Example ID", required: true, url: company.startUrl };
    expect(answers).toEqual([{ sso }, { sso }]);
    expect((await call(discover, { body: { email: "ada@elsewhere.test" } })).json).toEqual({ sso: null });
  });

  test("disconnecting lets passwords in again", async () => {
    const colleague = await makeColleague();
    expect((await call(DELETE, { session })).json).toMatchObject({ connection: null, available: true });
    expect((await new AuthBrowser().signIn(colleague.email, PASSWORD)).status).toBe(200);
    expect((await call(DELETE, { session })).status).toBe(404);
  });
});
