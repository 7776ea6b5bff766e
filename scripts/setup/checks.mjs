import { run } from "./run.mjs";

const bin = (/** @type {string} */ path) => `node_modules/${path}`;

/** @param {AbortSignal} signal */
async function checkTypes(signal) {
  // Types of routes that are gone would fail the check; regenerating them takes a quarter of a second.
  await run([bin("next/dist/bin/next"), "typegen"], { signal });
  await run([bin("typescript/bin/tsc"), "--noEmit"], { signal });
}

/**
 * Everything that needs no test runner, most useful first.
 * @type {{ label: string, work: (signal: AbortSignal) => Promise<unknown> }[]}
 */
export const checks = [
  {
    label: "Format, lint and import rules",
    work: (signal) => run([bin("@biomejs/biome/bin/biome"), "check"], { signal }),
  },
  { label: "Types", work: checkTypes },
  {
    label: "Unused files, exports and packages",
    work: (signal) => run([bin("knip/bin/knip.js"), "--no-progress"], { signal }),
  },
];
