import { describe, expect, test } from "vitest";
import { GET as getWorkspace } from "@/app/api/settings/workspace/route";
import { POST } from "@/app/api/sign-up/route";
import { config } from "@/lib/core/config";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { lastMail, makeSignInPerson, PASSWORD } from "@/tests/support/data/people";
import { withSettings } from "@/tests/support/settings";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";

const SMTP_URL = "smtp://127.0.0.1:9";
const form = (email: string, more = {}) => ({
  email,
  name: "Ada",
  password: PASSWORD,
  workspaceName: "Ada's",
  ...more,
});
const mailed = <T>(work: () => Promise<T>) => withSettings({ SMTP_URL }, work);
const signUp = (email: string, more = {}) => call(POST, { body: form(email, more) });

describe("with a mail server", () => {
  test("nothing exists until the link is opened; then the person is in as admin of a workspace on Free", () =>
    mailed(async () => {
      const email = "ada@people.test";
      const { status, json } = await signUp(" Ada@People.test ");
      expect([status, json]).toEqual([202, { next: "check_email" }]);
      expect(await db().user.count({ where: { email } })).toBe(0);
      expect((await new AuthBrowser().signIn(email, PASSWORD)).status).toBe(401);
      const browser = new AuthBrowser();
      await browser.get((await lastMail(email)).link ?? "");
      const workspace = await call(getWorkspace, { session: browser.session });
      expect(workspace.json).toMatchObject({
        name: "Ada's",
        plan: "free",
        role: "admin",
        members: [{ email, role: "admin" }],
      });
      expect((await new AuthBrowser().signIn(email, PASSWORD)).status).toBe(200);
      const audits = await db().auditEntry.findMany({ where: { workspaceId: workspace.json.id } });
      expect(audits.map(({ action }) => action)).toEqual(
        expect.arrayContaining(["workspace.created", "member.joined"]),
      );
    }));

  test("the link leads to the requested page of ours, and never to another site", () =>
    mailed(async () => {
      for (const [next, expected] of [
        ["/connect/abc", "/connect/abc"],
        ["https://evil.test/", "/"],
        ["//evil.test/", "/"],
      ] as const) {
        const email = `wants-${expected.length}-${next.length}@people.test`;
        expect((await signUp(email, { next })).status).toBe(202);
        const opened = await new AuthBrowser().get((await lastMail(email)).link ?? "");
        expect(new URL(opened.headers.get("location") ?? "", config().APP_URL).href).toBe(
          `${config().APP_URL}${expected}`,
        );
      }
    }));

  test("an address with an account gets the same response, and its owner a mail; nothing is changed", () =>
    mailed(async () => {
      const { person } = await makeSignInPerson();
      const [known, unknown] = [
        await signUp(person.email, { password: "another password" }),
        await signUp("x@people.test"),
      ];
      expect(`${known.status} ${known.text}`).toBe(`${unknown.status} ${unknown.text}`);
      const { mail, link = "" } = await lastMail(person.email);
      expect(mail?.subject).toBe("You already have an Earshot account");
      const browser = new AuthBrowser();
      await browser.get(link);
      expect(browser.session).toBeDefined();
      expect(await db().membership.count({ where: { userId: person.id } })).toBe(1);
      expect((await new AuthBrowser().signIn(person.email, PASSWORD)).status).toBe(200);
    }));

  test("each link confirms its own sign-up only, and the first one opened ends the others", () =>
    mailed(async () => {
      const email = "twice@people.test";
      await signUp(email, { workspaceName: "First", password: "the first password" });
      const first = await lastMail(email);
      await signUp(email, { workspaceName: "Second", password: "the second password" });
      const second = await lastMail(email);
      const browser = new AuthBrowser();
      await browser.get(first.link ?? "");
      expect((await call(getWorkspace, { session: browser.session })).json.name).toBe("First");
      const late = new AuthBrowser();
      await late.get(second.link ?? "");
      expect(late.session).toBeUndefined();
      expect((await new AuthBrowser().signIn(email, "the second password")).status).toBe(401);
      expect((await new AuthBrowser().signIn(email, "the first password")).status).toBe(200);
    }));
});

describe("without a mail server", () => {
  test("a new address may sign in at once, and only one of many concurrent sign-ups creates the account", async () => {
    const email = "first@people.test";
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(email)));
    expect(answers.filter(({ json }) => json.next === "sign_in")).toHaveLength(1);
    expect(await db().workspace.count({ where: { memberships: { some: { user: { email } } } } })).toBe(1);
    expect((await new AuthBrowser().signIn(email, PASSWORD)).status).toBe(200);
  });
});

test("a short password, a bad address and an unknown field are refused by name", async () => {
  for (const [more, path] of [
    [{ password: "short" }, "password"],
    [{ email: "nobody" }, "email"],
    [{ name: " " }, "name"],
    [{ workspaceName: "x".repeat(121) }, "workspaceName"],
  ] as const) {
    const { status, json } = await signUp("a@people.test", more);
    expect([status, json.error.details[0].path]).toEqual([400, path]);
  }
  expect((await signUp("a@people.test", { plan: "scale" })).status).toBe(400);
});

test("too many sign-ups with one address are 429", async () => {
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await signUp("often@people.test")).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
});
