import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { Fault } from "./fail.mjs";

/** The lock that Prisma's own migrate command takes. */
const LOCK = 72_707_369;

/** Prisma's own table, so that `prisma migrate deploy` and `status` agree with us. */
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** @param {string} directory */
export function readMigrations(directory) {
  const folders = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(directory, name, "migration.sql"), "utf8") }));
}

/**
 * Runs the file and records it in one transaction: a migration is applied completely or, if killed halfway, not at all.
 * @param {pg.Client} client
 * @param {{ name: string, sql: string }} migration
 * @param {string} checksum
 */
async function apply(client, { name, sql }, checksum) {
  const record = `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
    VALUES ($1, $2, $3, clock_timestamp(), 1)`;
  try {
    await client.query("BEGIN");
    await client.query(sql);
    await client.query(record, [randomUUID(), checksum, name]);
    await client.query("COMMIT");
  } catch (error) {
    throw new Fault(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Applies pending migrations, in name order; concurrent callers wait for each other.
 * @param {string} url
 * @param {string} [directory]
 * @returns {Promise<string[]>} the names applied now
 */
export async function applyMigrations(url, directory = "prisma/migrations") {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await client.query(TABLE);
    const { rows } = await client.query("SELECT * FROM _prisma_migrations WHERE rolled_back_at IS NULL");
    const known = new Map(rows.map((row) => [row.migration_name, row]));
    const applied = [];
    for (const migration of readMigrations(directory)) {
      const checksum = createHash("sha256").update(migration.sql).digest("hex");
      const row = known.get(migration.name);
      if (row && !row.finished_at) throw new Fault(`The migration ${migration.name} is unfinished; resolve it first.`);
      if (row && row.checksum !== checksum) throw new Fault(`The migration ${migration.name} was edited after use.`);
      if (row) continue;
      await apply(client, migration, checksum);
      applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}
