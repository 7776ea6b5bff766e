import { spawn } from "node:child_process";
import { Fault } from "./fail.mjs";

const KEPT_CHARACTERS = 20_000;

/**
 * Runs a Node program quietly; its output is shown only if it fails.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, signal?: AbortSignal }} [options]
 * @returns {Promise<string>} its output
 */
export function run(args, { env, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-KEPT_CHARACTERS);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    signal?.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Fault(signal?.aborted ? "Stopped." : `${output.trim()}\n${args.join(" ")} failed.`));
    });
  });
}
