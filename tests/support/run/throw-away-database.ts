import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDatabase } from "@/scripts/setup/database.mjs";
import { runFolder } from "./run-folder";

/**
 * The server of DATABASE_URL (`isGiven`), or an embedded one that `stop` removes with its databases; `directory` has
 * the files of the run and is created in `parent`, `settings` are additional settings of the embedded server. With
 * `nearby`, it is called through a socket in the file system, where one costs less than a connection to a port.
 */
export async function startThrowAwayDatabase({ settings = [] as string[], parent = tmpdir(), nearby = false } = {}) {
  const directory = runFolder(parent);
  const removeFiles = () => rmSync(directory, { recursive: true, force: true });
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, isGiven: true, directory, stop: async () => removeFiles() };
  const sockets = nearby && process.platform === "linux" ? openFolder(join(directory, "sockets")) : "";
  const all = ["max_connections=300", `unix_socket_directories=${sockets}`, ...settings];
  const options = all.flatMap((setting) => ["-c", setting]);
  const server = await startDatabase(join(directory, "postgres"), ["-F", ...options]);
  const stop = async () => {
    await server.stop(true);
    removeFiles();
  };
  return { url: sockets ? throughSocket(server.url, sockets) : server.url, isGiven: false, directory, stop };
}

/** The server may run as another user. */
function openFolder(path: string): string {
  mkdirSync(path);
  chmodSync(path, 0o777);
  return path;
}

function throughSocket(url: string, folder: string): string {
  const changed = new URL(url);
  changed.searchParams.set("host", folder);
  return changed.href;
}

/** The address of the server's port, through which a test can put something between it and the app. */
export function throughPort(url: string): URL {
  const changed = new URL(url);
  changed.searchParams.delete("host");
  return changed;
}
