import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "@/scripts/setup/database.mjs";
import { runFolder } from "./run-folder";

/**
 * The server of DATABASE_URL (`isGiven`), or an embedded one that `stop` removes with its databases; `directory` has
 * the files of the run and is created in `parent`, `settings` are additional settings of the embedded server.
 */
export async function startThrowAwayDatabase({ settings = [] as string[], parent = tmpdir() } = {}) {
  const directory = runFolder(parent);
  const removeFiles = () => rmSync(directory, { recursive: true, force: true });
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, isGiven: true, directory, stop: async () => removeFiles() };
  const options = ["max_connections=300", ...settings].flatMap((setting) => ["-c", setting]);
  const server = await startDatabase(join(directory, "postgres"), ["-F", ...options]);
  const stop = async () => {
    await server.stop(true);
    removeFiles();
  };
  return { url: server.url, isGiven: false, directory, stop };
}
