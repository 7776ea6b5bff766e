import { describe, expect, test } from "vitest";
import { GET, PATCH } from "@/app/api/settings/profile/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { lastMail, makeSignInPerson, PASSWORD } from "@/tests/support/data/people";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";

const NEW = "another good password";

test("shows and renames the person", async () => {
  const person = await makePerson(await makeWorkspace());
  const session = await makeSession(person);
  expect((await call(GET, { session })).json).toMatchObject({ id: person.id, email: person.email, hasPassword: false });
  expect((await call(PATCH, { session, body: { name: "Grace" } })).json.name).toBe("Grace");
  expect((await call(PATCH, { session, body: { email: "other@people.test" } })).status).toBe(400);
});

describe("a new password", () => {
  test("needs the current one, ends other sessions and pending links, and keeps this session", async () => {
    const { person } = await makeSignInPerson();
    const [session, other] = [await makeSession(person), await makeSession(person)];
    await new AuthBrowser().post("signin/email", { email: person.email });
    const { link = "" } = await lastMail(person.email);
    for (const currentPassword of [undefined, "wrong"]) {
      const { status, json } = await call(PATCH, { session, body: { currentPassword, newPassword: NEW } });
      expect([status, json.error.details[0].path]).toEqual([400, "currentPassword"]);
    }
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await call(PATCH, { session, body })).status).toBe(200);
    expect([(await call(GET, { session })).status, (await call(GET, { session: other })).status]).toEqual([200, 401]);
    expect((await new AuthBrowser().signIn(person.email, PASSWORD)).status).toBe(401);
    expect((await new AuthBrowser().signIn(person.email, NEW)).status).toBe(200);
    const browser = new AuthBrowser();
    await browser.get(link);
    expect(browser.session).toBeUndefined();
    const audits = await db().auditEntry.findMany({ where: { workspaceId: person.workspaceId } });
    expect(audits.map(({ action }) => action)).toContain("password.changed");
  });

  test("admits nobody whose old password was being checked when it changed", async () => {
    const { person } = await makeSignInPerson();
    const beside = await otherCaller();
    await beside.run("UPDATE user_account SET password_hash = 'another' WHERE id = $1", [person.id]);
    const browser = new AuthBrowser();
    const signingIn = browser.signIn(person.email, PASSWORD);
    await beside.waitedFor();
    await beside.commit();
    const { status, json } = await signingIn;
    expect([status, json.error.message]).toEqual([401, "This password was just changed. Sign in again."]);
    expect(browser.session).toBeUndefined();
    expect(await db().session.count({ where: { userId: person.id } })).toBe(0);
  });

  test("is set without a current one by someone who has none", async () => {
    const person = await makePerson(await makeWorkspace());
    const session = await makeSession(person);
    expect((await call(PATCH, { session, body: { newPassword: NEW } })).json.hasPassword).toBe(true);
    expect((await new AuthBrowser().signIn(person.email, NEW)).status).toBe(200);
  });

  test("needs no current one for an hour after a mailed link let the person in, as who forgot theirs asks for one", async () => {
    const { person } = await makeSignInPerson();
    const elsewhere = await makeSession(person);
    const browser = new AuthBrowser();
    await browser.post("signin/email", { email: person.email, callbackUrl: "/settings/profile" });
    const { link = "" } = await lastMail(person.email);
    expect((await browser.get(link)).headers.get("location")).toMatch(/\/settings\/profile$/);
    const session = browser.session ?? "";
    const asked = async (of: string) => (await call(GET, { session: of })).json.needsCurrentPassword;
    expect([await asked(session), await asked(elsewhere)]).toEqual([false, true]);

    const before = { userId: person.id, byLink: true };
    await db().session.updateMany({ where: before, data: { createdAt: new Date(Date.now() - 3_601_000) } });
    expect(await asked(session)).toBe(true);
    expect((await call(PATCH, { session, body: { newPassword: NEW } })).status).toBe(400);
    await db().session.updateMany({ where: before, data: { createdAt: new Date() } });
    expect((await call(PATCH, { session, body: { newPassword: NEW } })).status).toBe(200);
    expect((await call(GET, { session: elsewhere })).status).toBe(401);
    expect((await new AuthBrowser().signIn(person.email, NEW)).status).toBe(200);
  });

  test("cannot be obtained by guessing the current one: after ten wrong guesses it is 429", async () => {
    const { person } = await makeSignInPerson();
    const session = await makeSession(person);
    const guess = (currentPassword: string) => call(PATCH, { session, body: { currentPassword, newPassword: NEW } });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => guess(`guess ${i}`)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect((await guess(PASSWORD)).status).toBe(429);
  });

  test("of two concurrent changes, one wins", async () => {
    const { person } = await makeSignInPerson();
    const session = await makeSession(person);
    const change = (newPassword: string) => call(PATCH, { session, body: { currentPassword: PASSWORD, newPassword } });
    const answers = await Promise.all([change("the first of two"), change("the second of two")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
