// npm run migrate:new <name>: writes the migration that prisma/schema still needs. Without a name it only checks, and
// fails if one is needed.
import { mkdirSync, writeFileSync } from "node:fs";
import { openDatabase } from "./setup/open-database.mjs";
import { schemaChanges } from "./setup/schema-changes.mjs";

const name = process.argv[2];
const database = await openDatabase();
const sql = await schemaChanges(database.url).finally(() => database.stop());

if (sql === undefined) {
  console.log("Schema and migrations agree.");
} else if (name) {
  const time = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const folder = `prisma/migrations/${time}_${name}`;
  mkdirSync(folder);
  writeFileSync(`${folder}/migration.sql`, sql);
  console.log(`Wrote ${folder}/migration.sql; read it before you use it.`);
} else {
  console.log(`The migrations lack:\n${sql}\nRun: npm run migrate:new <name>`);
  process.exitCode = 2;
}
