import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** What the set-up itself needs to know; the app validates every setting when it starts. */
export function readSettings() {
  if (existsSync(".env")) loadEnvFile(".env");
  const { PORT, DATA_DIR, DATABASE_URL, APP_URL, APP_SECRET, SEED_DEMO } = process.env;
  const port = Number(PORT || 3000);
  return {
    PORT: port,
    DATA_DIR: DATA_DIR || ".data",
    DATABASE_URL,
    APP_URL: APP_URL || `http://localhost:${port}`,
    APP_SECRET,
    SEED_DEMO,
  };
}
