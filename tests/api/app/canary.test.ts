import { expect, test } from "vitest";
import { POST as createKey } from "@/app/api/settings/keys/route";
import { PATCH as updateProfile } from "@/app/api/settings/profile/route";
import { POST as rotateSecret } from "@/app/api/settings/webhooks/[id]/rotate-secret/route";
import { POST as signUp } from "@/app/api/sign-up/route";
import { GET as me } from "@/app/v1/me/route";
import { POST as createWebhook } from "@/app/v1/webhooks/route";
import { db } from "@/lib/db/client";
import { flushRequestLog } from "@/lib/services/usage/log-request";
import { call } from "@/tests/support/call";
import { lastMail, makeSignInPerson, PASSWORD } from "@/tests/support/data/people";
import { withSettings } from "@/tests/support/settings";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";
import { logLines } from "@/tests/support/watch/log-lines";

/** Without redaction: no secret may even reach the log. */
const lines = logLines();

test("no password, token, key or link is in any log, audit row, event, usage line, stored row or error", async () => {
  const { person } = await makeSignInPerson();
  const secrets = new Set([PASSWORD, "canary-wrong-password", "canary-new-password", "canary-sign-up-password"]);
  const answers: string[] = [];
  const note = <T extends { text: string; status: number }>(answer: T) => {
    if (answer.status >= 400) answers.push(answer.text);
    return answer;
  };

  const browser = new AuthBrowser();
  for (const password of ["canary-wrong-password", PASSWORD]) note(await browser.signIn(person.email, password));
  secrets.add(browser.session ?? "no session");
  await browser.post("signin/email", { email: person.email });
  const { link = "" } = await lastMail(person.email);
  secrets.add(new URLSearchParams(link.split("?")[1]).get("token") ?? "no token");
  await new AuthBrowser().get(link);
  note(await new AuthBrowser().get(link));

  const session = browser.session ?? "";
  const { secret } = (await call(createKey, { session, body: { name: "Canary" } })).json;
  secrets.add(secret);
  note(await call(me, { key: secret }));
  note(await call(me, { key: `${secret}x` }));
  const hook = { url: "https://93.184.215.14/canary", events: ["tag.created"] };
  const registered = await call(createWebhook, { key: secret, headers: { "idempotency-key": "canary" }, body: hook });
  const { id: webhookId, secret: signing } = registered.json.data;
  secrets.add(signing.slice("whsec_".length));
  const rotated = await call(rotateSecret, { session, params: { id: webhookId }, body: {} });
  secrets.add(rotated.json.secret.slice("whsec_".length));
  note(
    await call(updateProfile, {
      session,
      body: { currentPassword: "canary-wrong-password", newPassword: "canary-new-password" },
    }),
  );
  note(await call(updateProfile, { session, body: { currentPassword: PASSWORD, newPassword: "canary-new-password" } }));
  const form = { email: "canary@people.test", name: "C", password: "canary-sign-up-password", workspaceName: "C" };
  await withSettings({ SMTP_URL: "smtp://127.0.0.1:9" }, () => call(signUp, { body: form }));
  note(await call(signUp, { body: { ...form, extra: 1 } }));
  const confirmation = await lastMail(form.email);
  secrets.add(new URLSearchParams(confirmation.link?.split("?")[1]).get("token") ?? "no token");
  await flushRequestLog();

  const kept = {
    lines,
    answers,
    audits: await db().auditEntry.findMany(),
    events: (await db().outboxEvent.findMany()).map((event) => ({ ...event, sequence: String(event.sequence) })),
    webhooks: (await db().webhook.findMany()).map((webhook) => ({
      ...webhook,
      sealedSecret: Buffer.from(webhook.sealedSecret).toString("latin1"),
    })),
    idempotent: await db().idempotencyKey.findMany(),
    usage: (await db().requestLog.findMany()).map((line) => ({ ...line, id: String(line.id) })),
    people: await db().user.findMany(),
    sessions: await db().session.findMany(),
    tokens: await db().signInToken.findMany(),
    keys: await db().apiKey.findMany(),
    attempts: await db().signInAttempt.findMany(),
  };
  expect(lines.length).toBeGreaterThan(10);
  for (const [where, what] of Object.entries(kept)) {
    const text = JSON.stringify(what);
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
  }
});
