import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "./apply-migrations.mjs";
import { openSchemaEngine } from "./schema-engine.mjs";

const SCHEMA = "prisma/schema";
const MIGRATIONS = "prisma/migrations";

/** @returns {[path: string, text: string][]} */
function readSchema() {
  const files = readdirSync(SCHEMA).filter((name) => name.endsWith(".prisma"));
  return files.sort().map((name) => [join(SCHEMA, name), readFileSync(join(SCHEMA, name), "utf8")]);
}

/**
 * The engine reads a default operator class as none, and so wants to recreate such an index exactly as a migration made
 * it. That isn't a change.
 * @param {string} script
 * @param {string} migrations the SQL of all of them
 */
function withoutSameIndexes(script, migrations) {
  const statements = script.split(/(?=^-- )/m);
  const made = statements.map((statement) => /CREATE INDEX ("\w+") .*(?=;)/.exec(statement));
  const same = made.flatMap((match) => (match?.[1] && migrations.includes(match[0]) ? [match[1]] : []));
  const isSame = (/** @type {string} */ statement) =>
    same.some((name) => statement.includes(`CREATE INDEX ${name}`) || statement.includes(`DROP INDEX ${name};`));
  return statements.filter((statement) => !isSame(statement)).join("");
}

/**
 * The SQL that the migrations lack compared with `prisma/schema`; undefined if both agree.
 * @param {string} url a server on which a shadow database may be created
 * @returns {Promise<string | undefined>}
 */
export async function schemaChanges(url) {
  const schema = readSchema();
  const { schemaEngine, close } = await openSchemaEngine(url, schema);
  const migrations = readMigrations(MIGRATIONS);
  const migrationDirectories = migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: /** @type {const} */ ("ok"), value: sql } },
  }));
  const lockfile = { path: "migration_lock.toml", content: 'provider = "postgresql"\n' };
  const differences = schemaEngine.diff({
    from: { tag: "migrations", baseDir: MIGRATIONS, lockfile, shadowDbInitScript: "", migrationDirectories },
    to: { tag: "schemaDatamodel", files: schema.map(([path, content]) => ({ path, content })) },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  const { stdout } = await differences.finally(close);
  const changes = withoutSameIndexes(stdout ?? "", migrations.map(({ sql }) => sql).join("\n"));
  return /^(?!--)\S/m.test(changes) ? changes : undefined;
}
