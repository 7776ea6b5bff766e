import { describe, expect, test } from "vitest";
import { HEAD, POST } from "@/app/api/auth/[...nextauth]/route";
import { GET as getProfile } from "@/app/api/settings/profile/route";
import { config } from "@/lib/core/config";
import { hashSecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { takeAttempt } from "@/lib/services/people/attempts";
import { call } from "@/tests/support/call";
import { lastMail, makeSignInPerson, PASSWORD } from "@/tests/support/data/people";
import { makeKey } from "@/tests/support/factories";
import { makeAccessToken, rpc } from "@/tests/support/mcp/mcp";
import { token as exchange, makeCode } from "@/tests/support/mcp/oauth";
import { withSettings } from "@/tests/support/settings";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";

const errorOf = (url: string) => new URL(url, config().APP_URL).searchParams.get("error");

describe("with a password", () => {
  test("signs in with a database session, of which only the hash is stored", async () => {
    const { person } = await makeSignInPerson();
    const browser = new AuthBrowser();
    const { status, json } = await browser.signIn(` ${person.email.toUpperCase()} `, PASSWORD);
    expect([status, json.url]).toEqual([200, `${config().APP_URL}/`]);
    expect(browser.session).toMatch(/^[0-9A-Za-z]{43}$/);
    const [session] = await db().session.findMany({ where: { userId: person.id } });
    expect(Buffer.from(session?.tokenHash ?? [])).toEqual(hashSecret(browser.session ?? ""));
    expect((await call(getProfile, { session: browser.session })).json).toMatchObject({ email: person.email });
    expect((await browser.get("session")).json.user).toEqual({
      id: person.id,
      email: person.email,
      name: expect.any(String),
    });
    const audits = await db().auditEntry.findMany({ where: { workspaceId: person.workspaceId } });
    expect(audits).toMatchObject([{ action: "person.signed_in", actorId: person.id }]);
  });

  test("the cookie is HttpOnly, Lax, and Secure exactly over https", async () => {
    const { person } = await makeSignInPerson();
    for (const APP_URL of ["http://localhost:3000", "https://earshot.test"])
      await withSettings({ APP_URL }, async () => {
        const browser = new AuthBrowser();
        await browser.signIn(person.email, PASSWORD);
        const cookie = browser.setCookies.find((line) => line.includes("session-token="));
        const secure = APP_URL.startsWith("https");
        expect(cookie).toMatch(secure ? /^__Secure-next-auth\.session-token=/ : /^next-auth\.session-token=/);
        expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly;/);
        expect([cookie?.includes("Secure;"), cookie?.includes("SameSite=Lax")]).toEqual([secure, true]);
      });
  });

  test("a wrong password, an unknown address and a deactivated person get the same response and no session", async () => {
    const [{ person }, { person: gone }] = [await makeSignInPerson(), await makeSignInPerson()];
    await db().user.update({ where: { id: gone.id }, data: { active: false } });
    const answers = [];
    for (const [email, password] of [
      [person.email, "wrong password"],
      [person.email, ""],
      ["nobody@people.test", PASSWORD],
      [gone.email, PASSWORD],
      ["not an address", PASSWORD],
      [`${person.email}\0`, PASSWORD],
    ] as const) {
      const browser = new AuthBrowser();
      const { status, text } = await browser.signIn(email, password);
      expect(browser.session).toBeUndefined();
      answers.push(`${status} ${text}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^401 .*error=CredentialsSignin/);
  });

  test("without the CSRF token of the same browser nobody is signed in", async () => {
    const { person } = await makeSignInPerson();
    const browser = new AuthBrowser();
    const answer = await browser.post("callback/credentials", {
      email: person.email,
      password: PASSWORD,
      csrfToken: "x",
    });
    expect(answer.json.url).toContain("csrf=true");
    expect(browser.session).toBeUndefined();
  });

  test("too many attempts are 429 for known and unknown alike, with the right password too, until the lock ends", async () => {
    const { person } = await makeSignInPerson();
    for (const email of [person.email, "unknown-throttled@people.test"]) {
      const address = "198.51.100.7";
      for (let earlier = 0; earlier < 9; earlier++) await takeAttempt("signIn", { email, address });
      const wrong = () => new AuthBrowser(address).signIn(email, "wrong password");
      const answers = await Promise.all([wrong(), wrong(), wrong()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([401, 429, 429]);
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(refused?.json.error.code).toBe("rate_limited");
    }
    expect((await new AuthBrowser().signIn(person.email, PASSWORD)).status).toBe(429);
    await db().signInAttempt.updateMany({ data: { lockedUntil: new Date(0) } });
    expect((await new AuthBrowser().signIn(person.email, PASSWORD)).status).toBe(200);
  });
});

describe("with a mailed link", () => {
  test("signs in once; opening it again, and a HEAD before the first, do nothing", async () => {
    const { person } = await makeSignInPerson();
    const browser = new AuthBrowser();
    const asked = await browser.post("signin/email", { email: person.email, callbackUrl: "/library" });
    expect(asked.json.url).toContain("/api/auth/verify-request");
    const { link = "" } = await lastMail(person.email);
    expect((await HEAD(new Request(`${config().APP_URL}/api/auth/${link}`, { method: "HEAD" }))).status).toBe(200);
    const opened = await browser.get(link);
    expect([opened.status, opened.headers.get("location")]).toEqual([302, `${config().APP_URL}/library`]);
    expect((await call(getProfile, { session: browser.session })).status).toBe(200);
    const again = new AuthBrowser();
    expect((await again.get(link)).headers.get("location")).toContain("error=Verification");
    expect(again.session).toBeUndefined();
  });

  test("opened many times at once, it signs in once", async () => {
    const { person } = await makeSignInPerson();
    await new AuthBrowser().post("signin/email", { email: person.email });
    const { link = "" } = await lastMail(person.email);
    const browsers = Array.from({ length: 8 }, () => new AuthBrowser());
    await Promise.all(browsers.map((browser) => browser.get(link)));
    expect(browsers.filter(({ session }) => session)).toHaveLength(1);
  });

  test("the first link really mailed takes the account away from whoever had opened it", () =>
    withSettings({ SMTP_URL: "smtp://127.0.0.1:9" }, async () => {
      const { person } = await makeSignInPerson();
      await db().user.update({ where: { id: person.id }, data: { verifiedAt: null } });
      const squatter = new AuthBrowser();
      expect((await squatter.signIn(person.email, PASSWORD)).status).toBe(200);
      const key = await makeKey(person);
      const { token } = await makeAccessToken(person);
      const code = await makeCode(person);
      const open = async () => {
        const browser = new AuthBrowser();
        await browser.post("signin/email", { email: person.email });
        await browser.get((await lastMail(person.email)).link ?? "");
        return browser;
      };
      const owner = await open();
      expect((await call(getProfile, { session: squatter.session })).status).toBe(401);
      for (const bearer of [key, token]) expect((await rpc(bearer, "ping")).status).toBe(401);
      // What was allowed a moment before, and isn't connected yet.
      expect((await exchange(code)).json).toMatchObject({ error: "invalid_grant" });
      expect((await new AuthBrowser().signIn(person.email, PASSWORD)).status).toBe(401);
      expect((await call(getProfile, { session: owner.session })).json).toMatchObject({ hasPassword: false });
      // From then on the account is theirs: what they have stays when another link is opened.
      await open();
      expect((await call(getProfile, { session: owner.session })).status).toBe(200);
    }));

  test("a link that an admin may have read proves nothing, and ends nothing", async () => {
    const { person } = await makeSignInPerson();
    await db().user.update({ where: { id: person.id }, data: { verifiedAt: null } });
    const browser = new AuthBrowser();
    await browser.post("signin/email", { email: person.email });
    await browser.get((await lastMail(person.email)).link ?? "");
    expect(browser.session).toBeDefined();
    expect(await db().user.findUnique({ where: { id: person.id } })).toMatchObject({ verifiedAt: null });
    expect((await new AuthBrowser().signIn(person.email, PASSWORD)).status).toBe(200);
  });

  test("an expired link, a changed address and a deactivated person are refused", async () => {
    const [{ person }, { person: other }] = [await makeSignInPerson(), await makeSignInPerson()];
    const browser = new AuthBrowser();
    for (const spoil of [
      (link: string) => link.replace(encodeURIComponent(person.email), encodeURIComponent(other.email)),
      (link: string) => link.replace(/token=../, "token=xx"),
      async (link: string) => {
        await db().signInToken.updateMany({ where: { email: person.email }, data: { expiresAt: new Date(0) } });
        return link;
      },
      async (link: string) => {
        await db().user.update({ where: { id: person.id }, data: { active: false } });
        return link;
      },
    ]) {
      await browser.post("signin/email", { email: person.email });
      const { link = "" } = await lastMail(person.email);
      const location = (await browser.get(await spoil(link))).headers.get("location") ?? "";
      expect(errorOf(location)).toBe("Verification");
      expect(browser.session).toBeUndefined();
    }
  });

  test("an unknown address gets the same response and no mail; too many requests are 429 for both", async () => {
    const { person } = await makeSignInPerson();
    const unknown = "unknown-link@people.test";
    for (const email of [person.email, unknown]) {
      const statuses = [];
      for (let i = 0; i < 7; i++) {
        const { status, json } = await new AuthBrowser("198.51.100.8").post("signin/email", { email });
        statuses.push(`${status} ${json.url ?? json.error.code}`);
      }
      const fine = `200 ${config().APP_URL}/api/auth/verify-request?provider=email&type=email`;
      expect(statuses).toEqual([...Array(5).fill(fine), ...Array(2).fill("429 rate_limited")]);
    }
    expect(await db().mail.count({ where: { recipient: unknown } })).toBe(0);
    expect(await db().mail.count({ where: { recipient: person.email } })).toBe(5);
  });
});

describe("a session", () => {
  test("ends on sign-out, and at once when the person is deactivated", async () => {
    const { person } = await makeSignInPerson();
    const [one, two] = [new AuthBrowser(), new AuthBrowser()];
    for (const browser of [one, two]) await browser.signIn(person.email, PASSWORD);
    const token = one.session;
    await one.post("signout", {});
    expect(one.session).toBeUndefined();
    expect((await call(getProfile, { session: token })).status).toBe(401);
    expect((await call(getProfile, { session: two.session })).status).toBe(200);
    await db().user.update({ where: { id: person.id }, data: { active: false } });
    expect((await call(getProfile, { session: two.session })).status).toBe(401);
    expect((await two.get("session")).json).toEqual({});
  });
});

test("signing in again in the same browser ends the previous session", async () => {
  const [{ person }, { person: other }] = [await makeSignInPerson(), await makeSignInPerson()];
  const browser = new AuthBrowser();
  await browser.signIn(person.email, PASSWORD);
  const before = browser.session;
  await browser.signIn(other.email, PASSWORD);
  expect((await call(getProfile, { session: before })).status).toBe(401);
  expect((await call(getProfile, { session: browser.session })).json.email).toBe(other.email);
});

test("someone who always signs in by link is never locked out", async () => {
  const { person } = await makeSignInPerson();
  for (let i = 0; i < 8; i++) {
    const browser = new AuthBrowser();
    await browser.post("signin/email", { email: person.email });
    await browser.get((await lastMail(person.email)).link ?? "");
    expect(browser.session).toBeDefined();
  }
});

describe("hostile calls", () => {
  test("nobody is redirected to another site", async () => {
    const { person } = await makeSignInPerson();
    for (const callbackUrl of [
      "https://evil.test/",
      "//evil.test",
      "javascript:alert(1)",
      "http://[",
      "\\\\evil.test",
    ]) {
      const browser = new AuthBrowser();
      const { json } = await browser.post("callback/credentials", {
        email: person.email,
        password: PASSWORD,
        callbackUrl,
      });
      expect(new URL(json.url).origin, callbackUrl).toBe(new URL(config().APP_URL).origin);
    }
  });

  test("next-auth's own log endpoint, and unknown paths, are 404 in the envelope", async () => {
    const browser = new AuthBrowser();
    expect((await browser.post("_log", { level: "error", code: "X" })).json.error.code).toBe("not_found");
    for (const path of ["", "nonsense", "callback/email/deep"]) expect((await browser.get(path)).status).toBe(404);
  });

  test("a body of another form or size, and odd cookies, are refused without an error of ours", async () => {
    const url = `${config().APP_URL}/api/auth/callback/credentials`;
    const send = (body: string, headers: Record<string, string>) =>
      POST(new Request(url, { method: "POST", body, headers }));
    const json = { "content-type": "application/json" };
    const bodies = ["null", "[]", "{", '{"csrfToken":{"a":1},"email":[]}', "5"];
    for (const body of bodies) expect((await send(body, json)).status).toBeLessThan(500);
    expect((await send("x".repeat(70_000), {})).status).toBe(413);
    const cookie = "next-auth.callback-url=%; next-auth.csrf-token=%00|x; next-auth.session-token=%ff";
    expect((await send("email=a", { cookie })).status).toBeLessThan(500);
    const profile = new Request(`${config().APP_URL}/api/settings/profile`, { headers: { cookie } });
    expect((await getProfile(profile, { params: Promise.resolve({}) })).status).toBe(401);
  });
});
