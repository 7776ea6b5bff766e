import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSignInPerson, PASSWORD } from "@/tests/support/data/people";
import { faultProxy } from "@/tests/support/faults/fault-proxy";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";

let proxy: Awaited<ReturnType<typeof faultProxy>>;

beforeAll(async () => {
  proxy = await faultProxy();
});
afterAll(() => proxy.close());

test.each(["refuse", "blackhole"] as const)(
  "a lost database (%s) is 503, neither a wrong password nor signed out, and its message is never shown",
  async (mode) => {
    const { person } = await makeSignInPerson();
    const browser = new AuthBrowser();
    await browser.signIn(person.email, PASSWORD);
    const token = browser.session;
    proxy.set(mode);
    // Together: each may wait as long as a lost database is waited for.
    const answers = await Promise.all([
      browser.get("session"),
      browser.signIn(person.email, PASSWORD),
      browser.post("signin/email", { email: person.email }),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.json.error.code]).toEqual([503, "unavailable"]);
      expect(answer.text).not.toMatch(/ECONN|terminated|timeout|127\.0\.0\.1/i);
    }
    proxy.set("pass");
    expect(browser.session).toBe(token);
    for (let i = 0; i < 25 && (await browser.get("session")).status === 503; i++);
    expect((await browser.get("session")).json.user.email).toBe(person.email);
  },
);
