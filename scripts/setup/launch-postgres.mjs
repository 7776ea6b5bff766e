import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { Fault } from "./fail.mjs";
import { freePort } from "./free-port.mjs";
import { unprivileged } from "./postgres-binaries.mjs";

const RETRY_MS = 500;
const RETRIES = 60;
const KEPT_CHARACTERS = 20_000;

/** @param {import("./database.mjs").Place} place @param {number} port @param {string[]} options */
function start({ data, program }, port, options) {
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...options];
  const server = spawn(program("postgres"), args, {
    ...unprivileged,
    env: { ...process.env, LC_ALL: "C" },
    cwd: data,
    stdio: ["ignore", "ignore", "pipe"],
    // Its own process group: Ctrl-C must not reach it before the app has finished.
    detached: process.platform !== "win32",
  });
  let output = "";
  const ready = new Promise((resolve, reject) => {
    server.stderr.on("data", (chunk) => {
      if (output.length < KEPT_CHARACTERS) output += chunk;
      if (output.includes("ready to accept connections")) resolve(undefined);
    });
    server.once("error", reject);
    const message = "The embedded PostgreSQL did not start. Set DATABASE_URL to use your own.";
    server.once("exit", () => reject(new Fault(`${message}\n${output.trim()}`)));
  });
  return { server, ready };
}

/**
 * Starts the server and restarts it until `rest` is called; from then on, stopping it is up to the caller.
 * @param {import("./database.mjs").Place} place
 * @param {string[]} options
 */
export async function launchPostgres(place, options) {
  const port = await freePort();
  let resting = false;
  let current = start(place, port, options);
  const keepRunning = () => current.server.once("exit", () => void restart());
  const restart = async () => {
    // Right after a kill, the old server's children still hold its memory.
    for (let attempt = 0; attempt < RETRIES && !resting; attempt += 1) {
      current = start(place, port, options);
      const isReady = await current.ready.then(
        () => true,
        () => false,
      );
      if (isReady) return void keepRunning();
      await sleep(RETRY_MS);
    }
  };
  await current.ready;
  keepRunning();
  const rest = () => {
    resting = true;
    // A server that others still use must not keep this process alive.
    current.server.unref();
    current.server.stderr.destroy();
  };
  return { port, rest };
}
