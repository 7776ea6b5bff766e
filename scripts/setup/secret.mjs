import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * This data directory's secret, created once. It must survive restarts, or every link that a participant holds would
 * stop working.
 * @param {string} dataDirectory
 */
export function secretOf(dataDirectory) {
  const file = join(dataDirectory, "secret");
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}
