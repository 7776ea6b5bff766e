import { expect, test } from "vitest";
import { hashSecret, newToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { prune } from "@/lib/services/people/prune";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const mail = (subject: string, createdAt: Date, sentAt: Date | null) =>
  db().mail.create({ data: { recipient: "a@people.test", subject, text: "", html: "", createdAt, sentAt } });

test("deletes what is over and keeps what isn't", async () => {
  const person = await makePerson(await makeWorkspace());
  await makeSession(person);
  const old = await makeSession(person);
  const tokenHash = (token: string) => new Uint8Array(hashSecret(token));
  await db().session.update({ where: { tokenHash: tokenHash(old) }, data: { expiresAt: ago(1) } });
  for (const expiresAt of [ago(1), ago(-1)])
    await db().signInToken.create({ data: { tokenHash: tokenHash(newToken()), email: person.email, expiresAt } });
  for (const [key, updatedAt] of [
    ["old", ago(25)],
    ["new", ago(1)],
  ] as const)
    await db().signInAttempt.create({ data: { key, failures: 1, updatedAt } });
  await mail("sent long ago", ago(30), ago(25));
  await mail("sent today", ago(30), ago(1));
  await mail("waiting", ago(100), null);
  await mail("waiting for ever", ago(24 * 8), null);
  expect(await prune()).toBe(5);
  expect(await db().session.count()).toBe(1);
  expect(await db().signInToken.count()).toBe(1);
  expect(await db().signInAttempt.findMany({ select: { key: true } })).toEqual([{ key: "new" }]);
  const kept = await db().mail.findMany({ select: { subject: true }, orderBy: { subject: "asc" } });
  expect(kept.map(({ subject }) => subject)).toEqual(["sent today", "waiting"]);
  expect(await prune()).toBe(0);
});
