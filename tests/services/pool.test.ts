import pg from "pg";
import { expect, test } from "vitest";
import { inTransaction } from "@/lib/db/in-transaction";
import { pool } from "@/lib/db/pool";
import { settings } from "@/lib/db/settings";

test("a connection that is dropped while it is held and idle fails its next query, not the process", async () => {
  const client = await pool().connect();
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const ended = new Promise<void>((resolve) => void client.once("end", resolve));
  await pool().query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
  await ended;
  await expect(client.query("SELECT 1")).rejects.toThrow();
  client.release(true);
  expect((await pool().query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("a connection that could not roll back is not reused", async () => {
  const impatient = new pg.Pool({ ...settings(), max: 1, query_timeout: 200 });
  const late = inTransaction(impatient, (client) => client.query("SELECT pg_sleep(2)"));
  await expect(late).rejects.toThrow("Query read timeout");
  expect((await impatient.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await impatient.end();
});

test("no connection uses JIT, whatever the server's default", async () => {
  expect((await pool().query("SHOW jit")).rows).toEqual([{ jit: "off" }]);
});
