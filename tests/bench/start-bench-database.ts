import { randomBytes } from "node:crypto";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { databaseUrl, query } from "@/scripts/setup/query.mjs";
import { startThrowAwayDatabase } from "@/tests/support/run/throw-away-database";

/** An empty, migrated database; `directory` has the files of the run. */
export async function startBenchDatabase() {
  const server = await startThrowAwayDatabase();
  const name = `bench_${randomBytes(4).toString("hex")}`;
  await query(server.url, `CREATE DATABASE ${name}`);
  const url = databaseUrl(server.url, name);
  await applyMigrations(url);
  const stop = async () => {
    await query(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    await server.stop();
  };
  return { url, directory: server.directory, stop };
}
