// npm run migrate: applies pending migrations to DATABASE_URL, or to DATA_DIR's embedded database.
import { applyMigrations } from "./setup/apply-migrations.mjs";
import { openDatabase } from "./setup/open-database.mjs";

const database = await openDatabase();
try {
  const applied = await applyMigrations(database.url);
  console.log(applied.length === 0 ? "Nothing to apply." : `Applied ${applied.join(", ")}.`);
} finally {
  await database.stop();
}
