import { join } from "node:path";
import { startDatabase } from "./database.mjs";
import { readSettings } from "./settings.mjs";

/** The database the settings name: DATABASE_URL, or else the embedded one of DATA_DIR. */
export async function openDatabase() {
  const { DATABASE_URL, DATA_DIR } = readSettings();
  if (DATABASE_URL) return { url: DATABASE_URL, reused: true, embedded: false, stop: async () => undefined };
  return { ...(await startDatabase(join(DATA_DIR, "postgres"))), embedded: true };
}
