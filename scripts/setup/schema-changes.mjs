import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "./apply-migrations.mjs";
import { schemaEngine } from "./schema-engine.mjs";

const SCHEMA = "prisma/schema";
const MIGRATIONS = "prisma/migrations";

/** @returns {[path: string, text: string][]} */
function readSchema() {
  const files = readdirSync(SCHEMA).filter((name) => name.endsWith(".prisma"));
  return files.sort().map((name) => [join(SCHEMA, name), readFileSync(join(SCHEMA, name), "utf8")]);
}

/**
 * The SQL that the migrations lack for `prisma/schema` to hold; undefined when both agree.
 * @param {string} url a server on which a shadow database may be made
 * @returns {Promise<string | undefined>}
 */
export async function schemaChanges(url) {
  const schema = readSchema();
  const engine = await schemaEngine(url, schema);
  const migrationDirectories = readMigrations(MIGRATIONS).map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: /** @type {const} */ ("ok"), value: sql } },
  }));
  const lockfile = { path: "migration_lock.toml", content: 'provider = "postgresql"\n' };
  const { exitCode, stdout } = await engine.diff({
    from: { tag: "migrations", baseDir: MIGRATIONS, lockfile, shadowDbInitScript: "", migrationDirectories },
    to: { tag: "schemaDatamodel", files: schema.map(([path, content]) => ({ path, content })) },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 2 ? (stdout ?? "") : undefined;
}
