// npm run check: all quick checks, two at a time for two cores. Runs all of them even if one fails.
import { requireNode } from "./setup/require-node.mjs";

requireNode();
const { checks } = await import("./setup/checks.mjs");
const { explain, orFail } = await import("./setup/fail.mjs");
const { prepare } = await import("./setup/prepare.mjs");
const { runTests } = await import("./setup/run-tests.mjs");

await orFail(prepare);
const startedMs = performance.now();
const failures = /** @type {string[]} */ ([]);

/** @param {typeof checks[number]} check */
async function report({ label, work }) {
  const failure = await work(new AbortController().signal).then(() => undefined, explain);
  console.log(`${failure ? "FAILED" : "ok    "} ${label}`);
  if (failure) failures.push(`${label}\n${failure}`);
}

const oneByOne = (async () => {
  for (const check of checks) await report(check);
})();
const tests = await runTests("vitest", ["tests/unit/", "tests/contract/"]);
await oneByOne;
for (const failure of failures) console.error(`\n${failure}`);
console.log(`\nChecked in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`);
if (failures.length > 0 || tests.failed > 0) process.exit(1);
