import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** No holder needs longer; an older lock was left by a killed process. */
const STALE_MS = 15 * 60_000;

/** The locks of this process: after a container restart, a lock may carry our own process id. */
const held = new Set();

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** @param {string} path */
function isStale(path) {
  if (held.has(path)) return false;
  try {
    const pid = Number(readFileSync(path, "utf8"));
    return pid === process.pid || !isAlive(pid) || Date.now() - statSync(path).mtimeMs > STALE_MS;
  } catch {
    return false;
  }
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Runs `work` in one process of this machine at a time.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let waits = 0; !take(path); waits += 1) {
    if (isStale(path)) rmSync(path, { force: true });
    else await sleep(200);
    if (waits === 5) console.log("  Another copy is being set up here; waiting for it.");
  }
  held.add(path);
  try {
    return await work();
  } finally {
    held.delete(path);
    rmSync(path, { force: true });
  }
}
