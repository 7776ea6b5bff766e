import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Fault } from "./fail.mjs";
import { prepare } from "./prepare.mjs";
import { requireDisk, requirePort } from "./requirements.mjs";
import { MALLOC_ARENA_MAX, SERVER_FLAGS } from "./server-process.mjs";
import { readSettings, requireSettings } from "./settings.mjs";
import { step } from "./step.mjs";
import { stopSignals } from "./stop-signals.mjs";

const DATA_BYTES = 0.3 * 1024 ** 3;
/**
 * Longer than a load balancer lets a connection rest, usually a minute: if the server closes one that a request is just
 * being sent on, the request fails.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * Resolves with true once the app answers, or false if its process ended instead.
 * @param {number} port
 * @param {AbortSignal} ended
 */
async function isServing(port, ended) {
  while (!ended.aborted) {
    const answered = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(60_000) }).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await sleep(50);
  }
  return false;
}

/**
 * Starts Next.js in a process group of its own, so that Ctrl-C reaches it through us, in order. The channel tells it
 * when we are killed, so that it doesn't live on and hold the port.
 * @param {"start" | "dev"} mode
 * @param {number} port
 * @param {Record<string, string>} env
 */
function spawnNext(mode, port, env) {
  const isServer = mode === "start";
  const next = [...(isServer ? SERVER_FLAGS : []), "node_modules/next/dist/bin/next", mode, "-p", String(port)];
  const options = isServer ? ["--keepAliveTimeout", String(KEEP_ALIVE_MS)] : [];
  return spawn(process.execPath, [...next, ...options], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
  });
}

/** @param {string} url @param {boolean} seeded @param {number} startedMs */
function welcome(url, seeded, startedMs) {
  console.log(`\nEarshot is ready after ${((performance.now() - startedMs) / 1000).toFixed(1)} s:  ${url}`);
  if (seeded) console.log("Sign in as admin@team.earshot.test with the password earshot-demo.");
  console.log("Stop it with Ctrl-C.\n");
}

/**
 * Everything from a fresh clone to a serving app, and an orderly shutdown when told to stop.
 * @param {"start" | "dev"} mode
 */
export async function serve(mode) {
  const startedMs = performance.now();
  const stops = stopSignals();
  const settings = readSettings();
  requireDisk(settings.dataDirectory, DATA_BYTES);
  await requirePort(settings.port);
  await prepare({ built: mode === "start", signal: stops.graceful });
  const { APP_URL, APP_SECRET } = await requireSettings();

  const { openDatabase } = await import("./open-database.mjs");
  const { applyMigrations } = await import("./apply-migrations.mjs");
  const { secretOf } = await import("./secret.mjs");
  const database = await step("Starting the database", openDatabase);
  try {
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: resolve(settings.dataDirectory),
      APP_SECRET: APP_SECRET ?? secretOf(settings.dataDirectory),
      APP_URL,
      PORT: String(settings.port),
      NODE_ENV: mode === "start" ? "production" : "development",
      NEXT_TELEMETRY_DISABLED: "1",
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? MALLOC_ARENA_MAX,
    };
    await step("Applying migrations", () => applyMigrations(database.url));
    if (settings.seed) {
      const { seed } = await import("./seed.mjs");
      await seed(settings.dataDirectory, env, stops.graceful);
    }
    if (stops.graceful.aborted) return;
    const next = spawnNext(mode, settings.port, env);
    const ended = new AbortController();
    const exit = new Promise((done) => next.once("exit", done)).finally(() => ended.abort());
    stops.graceful.addEventListener("abort", () => next.kill("SIGTERM"));
    stops.urgent.addEventListener("abort", () => next.kill("SIGKILL"));
    if (await isServing(settings.port, ended.signal)) welcome(APP_URL, settings.seed, startedMs);
    const code = await exit;
    if (!stops.graceful.aborted) throw new Fault(`The app ended by itself (${code}).`);
  } finally {
    await database.stop(stops.urgent.aborted);
  }
}
