import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { initialiseDatabase } from "./initialise-database.mjs";
import { launchPostgres } from "./launch-postgres.mjs";
import { withLock } from "./lock.mjs";
import { placeDatabase } from "./postgres-binaries.mjs";
import { databaseUrl, query } from "./query.mjs";

const NAME = "earshot";

/** @typedef {{ url: string, stop: (urgent?: boolean) => Promise<void> }} Database */
/** @typedef {ReturnType<typeof placeDatabase>} Place */

/** @param {Place} place @param {number} port */
function urlAt({ data }, port) {
  return `postgresql://postgres:${readFileSync(`${data}.password`, "utf8")}@127.0.0.1:${port}/${NAME}`;
}

/** The server's own record of its process and port. @param {Place} place */
function record({ data }) {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n");
  return { file, pid: Number(pid), port: Number(port) };
}

/**
 * A server already running on this directory: another checkout's, or one that outlived a killed start.
 * @param {Place} place
 */
async function running(place) {
  const known = record(place);
  if (!known?.port) return undefined;
  try {
    await query(urlAt(place, known.port), "SELECT 1");
    return known.port;
  } catch {
    // If process 1 doesn't reap zombies, PostgreSQL would think that its dead predecessor is running.
    const status = `/proc/${known.pid}/status`;
    if (existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, "utf8"))) rmSync(known.file);
    return undefined;
  }
}

/** @param {string} url the caller's own connections must be closed; the server takes a moment to notice */
async function isUsedByOthers(url) {
  const others = "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if ((await query(url, others)).length === 0) return false;
    await sleep(100);
  }
  return true;
}

/**
 * The last one out stops the server, whoever started it.
 * @param {Place} place
 * @param {string} url
 * @param {boolean} urgent
 */
async function stopServer(place, url, urgent) {
  const known = record(place);
  if (!known) return;
  const isFree = urgent || !(await isUsedByOthers(url).catch(() => false));
  if (!isFree) return;
  try {
    process.kill(known.pid, urgent ? "SIGQUIT" : "SIGINT");
  } catch {
    return;
  }
  while (record(place)?.pid === known.pid) await sleep(20);
}

/**
 * PostgreSQL 18 as a child process, started on demand; a server already running on the directory is reused. If it dies
 * while this process lives, it is restarted at the same address.
 * @param {string} directory
 * @param {string[]} [options] more server options, such as `-F` for a throw-away database
 * @returns {Promise<Database>}
 */
export function startDatabase(directory, options = []) {
  const place = placeDatabase(directory);
  return withLock(`${place.data}.lock`, async () => {
    let port = await running(place);
    let rest = () => {};
    if (!port) {
      if (!existsSync(join(place.data, "PG_VERSION"))) initialiseDatabase(place);
      ({ port, rest } = await launchPostgres(place, options));
    }
    const url = urlAt(place, port);
    const admin = databaseUrl(url, "postgres");
    const found = await query(admin, "SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
    if (found.length === 0) await query(admin, `CREATE DATABASE ${NAME}`);
    const stop = async (urgent = false) => {
      rest();
      await stopServer(place, url, urgent);
    };
    return { url, stop };
  });
}
