import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startDatabase } from "@/scripts/setup/database.mjs";
import { query } from "@/scripts/setup/query.mjs";

const folder = mkdtempSync(join(tmpdir(), `earshot-test-${process.pid}-`));
const directory = join(folder, "postgres");
type Database = Awaited<ReturnType<typeof startDatabase>>;
let first: Database;

const serverPid = () => Number(readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n")[0]);
const isServing = (url: string) =>
  query(url, "SELECT 1").then(
    () => true,
    () => false,
  );

beforeAll(async () => {
  chmodSync(folder, 0o755);
  first = await startDatabase(directory, ["-F"]);
});

afterAll(async () => {
  await first.stop(true);
  rmSync(folder, { recursive: true, force: true });
});

test("the embedded server is PostgreSQL 18, folds case beyond ASCII and sums its pages", async () => {
  const facts = await query(
    first.url,
    `SELECT current_setting('server_version_num')::int / 10000 AS version, lower('ÄÖ') AS folded,
       current_setting('data_checksums') AS checksums`,
  );
  expect(facts).toEqual([{ version: 18, folded: "äö", checksums: "on" }]);
});

test("starting it again on the same directory uses the running one, from several callers at once", async () => {
  const more = await Promise.all([startDatabase(directory), startDatabase(directory)]);
  expect(more.map(({ url }) => url)).toEqual([first.url, first.url]);
});

test("a server that is killed comes back at the same address with what was committed", async () => {
  await query(first.url, "CREATE TABLE kept AS SELECT 1 AS n");
  process.kill(serverPid(), "SIGKILL");
  await vi.waitFor(async () => expect(await isServing(first.url)).toBe(true), { timeout: 20_000, interval: 50 });
  expect(await query(first.url, "SELECT n FROM kept")).toEqual([{ n: 1 }]);
});

test("it is stopped by the last user, not while someone still uses it", async () => {
  const { default: pg } = await import("pg");
  const user = new pg.Client({ connectionString: first.url });
  await user.connect();
  await first.stop();
  expect(await isServing(first.url)).toBe(true);
  await user.end();
  await first.stop();
  expect(await isServing(first.url)).toBe(false);
});
