import { join } from "node:path";
import { startDatabase } from "./database.mjs";
import { Fault } from "./fail.mjs";
import { query } from "./query.mjs";
import { readSettings } from "./settings.mjs";

/**
 * The database that the settings name: the server of DATABASE_URL, or else the embedded one of DATA_DIR.
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
