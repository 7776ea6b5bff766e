import { beforeAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { startJobs } from "@/lib/jobs/start";
import { stopJobs } from "@/lib/jobs/stop";
import { create } from "@/lib/services/invitations/create";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { changeSettings } from "@/tests/support/settings";
import { smtpServer } from "@/tests/support/stand-ins/smtp";

const MANY = 30;
let server: Awaited<ReturnType<typeof smtpServer>>;
let accept = () => {};
const held = new Promise<void>((resolve) => {
  accept = resolve;
});

beforeAll(async () => {
  const isMany = (to: string | undefined) => to?.startsWith("many") ?? false;
  server = await smtpServer({ accept: async ({ to }) => (isMany(to?.[0]?.address) ? held : undefined) });
  changeSettings({ SMTP_URL: server.url });
  await startJobs();
  return async () => {
    await stopJobs();
    await server.close();
  };
});

const sentTo = (start: string) => server.mails.filter(({ to }) => to?.[0]?.address?.startsWith(start)).length;
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

test("a mail that somebody waits for isn't held up by hundreds of invitations, which are all sent", async () => {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status: "running" });
  const invitations = Array.from({ length: MANY }, (_, n) => ({ email: `many-${n}@people.test` }));
  await create(ctx, study.id, { invitations });
  await soon(() => expect(sentTo("many")).toBeGreaterThanOrEqual(2));
  const mail = { to: "waiting@people.test", subject: "Sign in", text: "A link", html: "<p>A link</p>" };
  await transaction(ctx, (tx) => queueMail(tx, mail));
  await soon(() => expect(sentTo("waiting")).toBe(1));
  expect(sentTo("many")).toBeLessThan(MANY);
  accept();
  await soon(async () => expect(await db().mail.count({ where: { sentAt: null } })).toBe(0));
  expect([sentTo("many"), sentTo("waiting")]).toEqual([MANY, 1]);
});
