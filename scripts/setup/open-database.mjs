import { join } from "node:path";
import { startDatabase } from "./database.mjs";
import { Fault } from "./fail.mjs";
import { query } from "./query.mjs";
import { readSettings } from "./settings.mjs";

/**
 * The configured database: DATABASE_URL's server, or else DATA_DIR's embedded one.
 * @returns {Promise<import("./database.mjs").Database>}
 */
export async function openDatabase() {
  const { databaseUrl, dataDirectory } = readSettings();
  if (!databaseUrl) return startDatabase(join(dataDirectory, "postgres"));
  try {
    await query(databaseUrl, "SELECT 1");
  } catch (error) {
    throw new Fault(`The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : error}.`);
  }
  return { url: databaseUrl, stop: async () => undefined };
}
