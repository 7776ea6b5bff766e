import { checks } from "./checks.mjs";
import { Fault } from "./fail.mjs";
import { prepare } from "./prepare.mjs";
import { runTests } from "./run-tests.mjs";
import { step } from "./step.mjs";

/** @typedef {import("./run-tests.mjs").Counts} Counts */
/** @typedef {(signal: AbortSignal) => Promise<Counts>} Part */

const PROJECTS = ["unit", "contract", "services", "api"];
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** Each check counts as one. @type {Part[]} */
const checkParts = checks.map(({ label, work }) => async (signal) => {
  await step(label, () => work(signal));
  return { ...NOTHING, passed: 1 };
});

/** @param {string[]} projects @returns {Part} */
const vitest = (projects) => (signal) =>
  runTests(
    "vitest",
    projects.flatMap((project) => ["--project", project]),
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
  if (!only) return [setUp, ...checkParts, vitest(PROJECTS), browser];
  if (PROJECTS.includes(only)) return [setUp, vitest([only])];
  if (only === "e2e") return [browser];
  if (only === "check") return [setUp, ...checkParts];
  throw new Fault(`There is no part "${only}": choose check, ${PROJECTS.join(", ")} or e2e.`);
}
