import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const VITEST = ["node_modules/vitest/vitest.mjs", "run"];
/** @param {string} file */
const json = (file) => ["--reporter=json", `--outputFile.json=${file}`];

/** @param {string} report @returns {Counts} */
function readVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** @param {string} report @returns {Counts} */
function readPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * Shows a runner's own output and resolves with its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {AbortSignal} [signal]
 */
function show(args, env, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: "inherit" });
    signal?.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
    child.once("error", reject).once("close", resolve);
  });
}

/**
 * Runs tests and counts them. A run that fails without a failed test, such as a file that can't be loaded, counts as
 * one failure.
 * @param {"vitest" | "playwright"} runner
 * @param {string[]} options
 * @param {AbortSignal} [signal]
 * @returns {Promise<Counts>}
 */
export async function runTests(runner, options, signal) {
  const folder = mkdtempSync(join(tmpdir(), "earshot-report-"));
  const file = join(folder, "report.json");
  const isVitest = runner === "vitest";
  const args = isVitest
    ? [...VITEST, "--reporter=default", "--reporter=./tests/support/run/second-tries.ts", ...json(file)]
    : ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  try {
    const code = await show([...args, ...options], { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, signal);
    const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    const counts = report ? (isVitest ? readVitest : readPlaywright)(report) : { passed: 0, failed: 0, skipped: 0 };
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
