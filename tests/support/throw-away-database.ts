import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "@/scripts/setup/database.mjs";

const PREFIX = "earshot-test-";

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A killed run leaves its server behind; PostgreSQL stops by itself once its directory is gone. */
function sweepKilledRuns() {
  for (const folder of readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))) {
    const pid = Number(folder.slice(PREFIX.length).split("-")[0]);
    if (!isAlive(pid)) rmSync(join(tmpdir(), folder), { recursive: true, force: true });
  }
}

/** The server of DATABASE_URL, or an embedded one that is gone with `stop`; `directory` holds the files of the run. */
export async function startThrowAwayDatabase() {
  sweepKilledRuns();
  const directory = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(directory, 0o755);
  const removeFiles = () => rmSync(directory, { recursive: true, force: true });
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, directory, stop: async () => removeFiles() };
  const server = await startDatabase(join(directory, "postgres"), ["-F", "-c", "max_connections=300"]);
  const stop = async () => {
    await server.stop(true);
    removeFiles();
  };
  return { url: server.url, directory, stop };
}
