import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "./free-port.mjs";
import { placeDatabase, unprivileged } from "./postgres-binaries.mjs";
import { databaseUrl, query } from "./query.mjs";

const NAME = "earshot";
const HELP = "Set DATABASE_URL to use a PostgreSQL server of your own instead.";
const environment = { ...process.env, LC_ALL: "C" };

/** @typedef {{ url: string, reused: boolean, stop: (urgent?: boolean) => Promise<void> }} Database */
/** @typedef {ReturnType<typeof placeDatabase>} Place */

/** @param {Place} place @param {number | string} port */
function urlAt({ data }, port) {
  return `postgresql://postgres:${readFileSync(`${data}.password`, "utf8")}@127.0.0.1:${port}/${NAME}`;
}

/** @param {Place} place */
function initialise({ data, program }) {
  mkdirSync(dirname(data), { recursive: true });
  // Without PG_VERSION an earlier initialisation was cut off: there is nothing to keep.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = `${data}.password`;
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, randomBytes(18).toString("hex"), { mode: 0o600 });
  if (unprivileged) for (const path of [data, passwordFile]) chownSync(path, unprivileged.uid, unprivileged.gid);
  // The built-in C.UTF-8 is the same on every system and folds case beyond ASCII, which plain C does not.
  const locale = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  const options = { ...unprivileged, env: environment, cwd: data, encoding: /** @type {const} */ ("utf8") };
  const done = spawnSync(program("initdb"), ["-D", data, ...access, ...locale], options);
  if (done.status !== 0) {
    rmSync(data, { recursive: true, force: true });
    throw new Error(`The embedded PostgreSQL could not be prepared: ${done.error ?? done.stderr.trim()}\n${HELP}`);
  }
}

/** A server that already runs on this directory, such as one that outlived a killed start. @param {Place} place */
async function running(place) {
  const pidFile = join(place.data, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;
  const [pid, , , port] = readFileSync(pidFile, "utf8").split("\n");
  const url = urlAt(place, Number(port));
  try {
    await query(url, "SELECT 1");
    return { url, pid: Number(pid) };
  } catch {
    removeZombieLock(pidFile, Number(pid));
    return undefined;
  }
}

/** Under a process 1 that reaps nobody, PostgreSQL would take its own dead predecessor for running. @param {string} pidFile @param {number} pid */
function removeZombieLock(pidFile, pid) {
  const status = `/proc/${pid}/status`;
  if (existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, "utf8"))) rmSync(pidFile);
}

/** @param {Place} place @param {string[]} options @returns {Promise<Database>} */
async function launch(place, options) {
  const port = await freePort();
  const args = ["-D", place.data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...options];
  const server = spawn(place.program("postgres"), args, {
    ...unprivileged,
    env: environment,
    cwd: place.data,
    stdio: ["ignore", "ignore", "pipe"],
    detached: process.platform !== "win32",
  });
  let output = "";
  await new Promise((resolve, reject) => {
    server.stderr.on("data", (chunk) => {
      if (output.length < 20_000) output += chunk;
      if (output.includes("ready to accept connections")) resolve(undefined);
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`The embedded PostgreSQL did not start:\n${output.trim()}\n${HELP}`)));
  });
  const url = urlAt(place, port);
  const admin = databaseUrl(url, "postgres");
  const found = await query(admin, "SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
  if (found.length === 0) await query(admin, `CREATE DATABASE ${NAME}`);
  const exited = new Promise((resolve) => server.once("exit", resolve));
  const stop = async (urgent = false) => {
    server.kill(urgent ? "SIGQUIT" : "SIGINT");
    await exited;
  };
  return { url, reused: false, stop };
}

/**
 * PostgreSQL 18 as a child process, started on demand; one that already runs on the directory is used and left alone.
 * @param {string} directory
 * @param {string[]} [options] more server options, such as `-F` for a throw-away database
 * @returns {Promise<Database>}
 */
export async function startDatabase(directory, options = []) {
  const place = placeDatabase(directory);
  const found = await running(place);
  if (found) return { url: found.url, reused: true, stop: async () => undefined };
  if (!existsSync(join(place.data, "PG_VERSION"))) initialise(place);
  return launch(place, options);
}
