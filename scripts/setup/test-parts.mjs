import { checks } from "./checks.mjs";
import { explain, Fault } from "./fail.mjs";
import { prepare } from "./prepare.mjs";
import { runTests } from "./run-tests.mjs";
import { step } from "./step.mjs";

/** @typedef {import("./run-tests.mjs").Counts} Counts */
/** @typedef {(signal: AbortSignal) => Promise<Counts>} Part */

/** Folders of `tests`. */
const FOLDERS = ["unit", "contract", "services", "api"];
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * All concurrently, since none keeps every core busy. Each counts as one, and all failures are reported.
 * @type {Part}
 */
const check = async (signal) => {
  const work = () => Promise.all(checks.map(async (one) => one.work(signal).then(() => "", explain)));
  const failures = (await step("Checking format, imports, types and what is unused", work)).filter(Boolean);
  for (const failure of failures) console.error(`\n${failure}`);
  return { ...NOTHING, passed: checks.length - failures.length, failed: failures.length };
};

/** @param {string[]} folders @returns {Part} */
const vitest = (folders) => (signal) =>
  runTests(
    "vitest",
    folders.map((folder) => `tests/${folder}/`),
    signal,
  );

/** @type {Part} */
const browser = async (signal) => {
  await prepare({ built: true, signal });
  return runTests("playwright", [], signal);
};

/** @type {Part} */
const setUp = async (signal) => {
  await prepare({ signal });
  return NOTHING;
};

/** @param {string} [only] one part instead of all @returns {Part[]} */
export function testParts(only) {
  if (!only) return [setUp, check, vitest(FOLDERS), browser];
  if (FOLDERS.includes(only)) return [setUp, vitest([only])];
  if (only === "e2e") return [browser];
  if (only === "check") return [setUp, check];
  throw new Fault(`There is no part "${only}": choose check, ${FOLDERS.join(", ")} or e2e.`);
}
