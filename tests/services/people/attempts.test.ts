import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { forgiveAttempt, takeAttempt } from "@/lib/services/people/attempts";

let serial = 0;
const fresh = () => ({ email: `attempt-${++serial}@people.test`, address: `attempt-${serial}` });
const grantedOf = async (attempts: ReturnType<typeof fresh>[]) => {
  const outcomes = await Promise.allSettled(attempts.map((attempt) => takeAttempt("signIn", attempt)));
  return outcomes.filter(({ status }) => status === "fulfilled").length;
};
const rows = () => db().signInAttempt.findMany({ orderBy: { updatedAt: "desc" } });
const endLocks = () => db().signInAttempt.updateMany({ data: { lockedUntil: new Date(0) } });

test("however many come at once, ten per address are granted, from any number of network addresses", async () => {
  const { email } = fresh();
  expect(await grantedOf(Array.from({ length: 40 }, () => ({ ...fresh(), email })))).toBe(10);
});

test("each further try doubles the lock, up to a quarter of an hour", async () => {
  const attempt = fresh();
  await grantedOf(Array.from({ length: 10 }, () => attempt));
  const waits: number[] = [];
  for (let i = 0; i < 7; i++) {
    const refusal = await takeAttempt("signIn", attempt).catch((error) => error.extra.retryAfterSeconds);
    waits.push(refusal);
    await endLocks();
    await takeAttempt("signIn", attempt);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
});

test("a success clears the email address's count, and returns only its own attempt to the network address", async () => {
  const { address } = fresh();
  for (let i = 0; i < 5; i++) await takeAttempt("signIn", { address, email: fresh().email });
  const own = { address, email: fresh().email };
  await takeAttempt("signIn", own);
  await forgiveAttempt("signIn", own);
  const kept = (await rows()).filter(({ key }) => key.startsWith("signIn address")).map(({ failures }) => failures);
  expect(kept).toContain(5);
  expect(await grantedOf(Array.from({ length: 10 }, () => ({ ...fresh(), email: own.email })))).toBe(10);
});

test("a locked network address is refused without counting against anybody's email address", async () => {
  const { address } = fresh();
  expect(await grantedOf(Array.from({ length: 105 }, () => ({ address, email: fresh().email })))).toBe(100);
  const { email } = fresh();
  for (let i = 0; i < 20; i++) await takeAttempt("signIn", { address, email }).catch(() => {});
  expect(await grantedOf(Array.from({ length: 10 }, () => ({ ...fresh(), email })))).toBe(10);
});

test("a busy network address whose failures come slowly is never locked", async () => {
  const { address } = fresh();
  for (let hour = 0; hour < 3; hour++) {
    expect(await grantedOf(Array.from({ length: 90 }, () => ({ address, email: fresh().email })))).toBe(90);
    await db().$executeRaw`UPDATE sign_in_attempt SET updated_at = updated_at - interval '1 hour'`;
  }
});

test("a quiet day clears everything", async () => {
  const attempt = fresh();
  await grantedOf(Array.from({ length: 10 }, () => attempt));
  await db().signInAttempt.updateMany({
    data: { lockedUntil: new Date(0), updatedAt: new Date(Date.now() - 90_000_000) },
  });
  expect(await grantedOf(Array.from({ length: 12 }, () => attempt))).toBe(10);
});

test("sign-ins, links and sign-ups are counted separately, and no row contains an address", async () => {
  const attempt = fresh();
  await grantedOf(Array.from({ length: 12 }, () => attempt));
  await takeAttempt("signInLink", attempt);
  await takeAttempt("signUp", attempt);
  expect(JSON.stringify(await rows())).not.toContain("attempt-");
});
