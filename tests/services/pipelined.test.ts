import { expect, test } from "vitest";
import { pipelined } from "@/lib/db/pipelined";
import { pool } from "@/lib/db/pool";

const ask = <T>(name: string, text: string, values: unknown[] = []) =>
  pipelined<{ answer: T }>("pages", { name, text, values }).then(({ rows }) => rows[0]?.answer);

test("each of many who ask at once gets their own answer, and a statement that fails fails alone", async () => {
  const asked = Array.from({ length: 50 }, (_, n) => ask<number>("divide", "SELECT 100 / $1::int AS answer", [n % 10]));
  const answers = await Promise.allSettled(asked);
  for (const [n, answer] of answers.entries())
    if (n % 10 === 0) expect(answer).toMatchObject({ status: "rejected", reason: { code: "22012" } });
    else expect(answer).toMatchObject({ status: "fulfilled", value: Math.trunc(100 / (n % 10)) });
});

test("those who wait on a connection that breaks are told, and the next caller has a new one", async () => {
  const pid = await ask<number>("pid", "SELECT pg_backend_pid() AS answer");
  const waiting = ask("sleep", "SELECT pg_sleep(60)::text AS answer").catch((error: Error) => error);
  await expect
    .poll(async () => (await pool().query("SELECT pg_terminate_backend($1) AS done", [pid])).rows[0]?.done)
    .toBe(true);
  expect(await waiting).toBeInstanceOf(Error);
  expect(await ask<number>("pid", "SELECT pg_backend_pid() AS answer")).not.toBe(pid);
});
