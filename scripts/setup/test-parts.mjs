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
 * @param {import("./run.mjs").RunOptions} how
 */
async function runChecks(how) {
  const work = () => Promise.all(checks.map(async (one) => one.work(how).then(() => "", explain)));
  const failures = (await step("Checking format, imports, types and what is unused", work, how)).filter(Boolean);
  for (const failure of failures) console.error(`\n${failure}`);
  return { ...NOTHING, passed: checks.length - failures.length, failed: failures.length };
}

/** @type {Part} */
const check = (signal) => runChecks({ signal });

/** @param {string[]} folders @returns {Part} */
const vitest = (folders) => (signal) =>
  runTests(
    "vitest",
    folders.map((folder) => `tests/${folder}/`),
    signal,
  );

/**
 * The checks and the build for the browser's tests, on what the tests without a browser leave of the cores while they
 * wait for their database. The failures of both are reported.
 * @type {Part}
 */
const withoutBrowser = async (signal) => {
  const meanwhile = async () => {
    const checked = await runChecks({ signal, aside: true });
    await prepare({ built: true, signal, aside: true });
    return checked;
  };
  const failed = (/** @type {unknown} */ error) => {
    console.error(`\n${explain(error)}`);
    return { ...NOTHING, failed: 1 };
  };
  const [tests, others] = await Promise.all([vitest(FOLDERS)(signal), meanwhile().catch(failed)]);
  return {
    passed: tests.passed + others.passed,
    failed: tests.failed + others.failed,
    skipped: tests.skipped + others.skipped,
  };
};

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
  if (!only) return [setUp, withoutBrowser, browser];
  if (FOLDERS.includes(only)) return [setUp, vitest([only])];
  if (only === "e2e") return [browser];
  if (only === "check") return [setUp, check];
  throw new Fault(`There is no part "${only}": choose check, ${FOLDERS.join(", ")} or e2e.`);
}
