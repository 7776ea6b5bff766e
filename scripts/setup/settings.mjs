import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { Fault } from "./fail.mjs";

/** The few settings that setup itself needs, before there are packages to validate them all. */
export function readSettings() {
  if (existsSync(".env")) loadEnvFile(".env");
  const { PORT, DATA_DIR, DATABASE_URL, SEED_DEMO } = process.env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Fault(`The setting PORT is not valid: "${PORT}" is not a port number.`);
  }
  return {
    port,
    dataDirectory: DATA_DIR || ".data",
    databaseUrl: DATABASE_URL || undefined,
    seed: SEED_DEMO ? ["1", "true"].includes(SEED_DEMO) : !DATABASE_URL,
  };
}

/** Validates every setting as the app will, so that a bad one is reported before anything starts. */
export async function requireSettings() {
  const { tsImport } = await import("tsx/esm/api");
  const { parseConfig } = await tsImport("../../lib/core/config.ts", import.meta.url);
  try {
    return parseConfig(process.env);
  } catch (error) {
    throw new Fault(error instanceof Error ? error.message : String(error));
  }
}
