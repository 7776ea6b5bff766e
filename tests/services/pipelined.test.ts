import { expect, test } from "vitest";
import { lockAndWrite } from "@/lib/db/lock-and-write";
import { pipelined } from "@/lib/db/pipelined";
import { pool } from "@/lib/db/pool";
import { makeWorkspace } from "@/tests/support/factories";

const ask = <T>(name: string, text: string, values: unknown[] = []) =>
  pipelined<{ answer: T }>("pages", { name, text, values }).then(({ rows }) => rows[0]?.answer);

test("each of many concurrent callers gets its own result, and a failing statement fails alone", async () => {
  const asked = Array.from({ length: 50 }, (_, n) => ask<number>("divide", "SELECT 100 / $1::int AS answer", [n % 10]));
  const answers = await Promise.allSettled(asked);
  for (const [n, answer] of answers.entries())
    if (n % 10 === 0) expect(answer).toMatchObject({ status: "rejected", reason: { code: "22012" } });
    else expect(answer).toMatchObject({ status: "fulfilled", value: Math.trunc(100 / (n % 10)) });
});

test("callers waiting on a connection that breaks get an error, and the next caller a new connection", async () => {
  const pid = await ask<number>("pid", "SELECT pg_backend_pid() AS answer");
  const waiting = ask("sleep", "SELECT pg_sleep(60)::text AS answer").catch((error: Error) => error);
  await expect
    .poll(async () => (await pool().query("SELECT pg_terminate_backend($1) AS done", [pid])).rows[0]?.done)
    .toBe(true);
  expect(await waiting).toBeInstanceOf(Error);
  expect(await ask<number>("pid", "SELECT pg_backend_pid() AS answer")).not.toBe(pid);
});

test("a lock and a write in one round trip: all of it or nothing, without waiting for other lock holders", async () => {
  const { id } = await makeWorkspace();
  const hold = { name: "hold", text: "SELECT 1 FROM workspace WHERE id = $1 FOR NO KEY UPDATE NOWAIT", values: [id] };
  const rename = (name: string) =>
    lockAndWrite<{ name: string }>(hold, {
      name: "rename",
      text: "UPDATE workspace SET name = left($2, 1 / length($2) * 0 + 100) WHERE id = $1 RETURNING name",
      values: [id, name],
    });
  const nameNow = async () => (await pool().query("SELECT name FROM workspace WHERE id = $1", [id])).rows[0].name;
  expect(await rename("One")).toEqual([{ name: "One" }]);
  await expect(rename("")).rejects.toMatchObject({ code: "22012" });
  expect(await nameNow()).toBe("One");
  const holder = await pool().connect();
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM workspace WHERE id = $1 FOR NO KEY UPDATE", [id]);
    expect(await rename("Two")).toBeNull();
    await holder.query("COMMIT");
  } finally {
    holder.release();
  }
  const many = await Promise.all(["A", "B", "C"].map((name) => rename(name)));
  expect(many.filter((rows) => rows !== null).length).toBeGreaterThan(0);
  expect(["A", "B", "C"]).toContain(await nameNow());
});
