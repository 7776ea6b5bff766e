import { run } from "./run.mjs";

const bin = (/** @type {string} */ path) => `node_modules/${path}`;

/** @typedef {import("./run.mjs").RunOptions} RunOptions */

/** @param {RunOptions} how */
async function checkTypes(how) {
  // Types of routes that are gone would fail the check; regenerating them takes a quarter of a second.
  await run([bin("next/dist/bin/next"), "typegen"], how);
  await run([bin("typescript/bin/tsc"), "--noEmit"], how);
}

/**
 * Everything that needs no test runner, most useful first.
 * @type {{ label: string, work: (how: RunOptions) => Promise<unknown> }[]}
 */
export const checks = [
  {
    label: "Format, lint and import rules",
    work: (how) => run([bin("@biomejs/biome/bin/biome"), "check"], how),
  },
  { label: "Types", work: checkTypes },
  {
    label: "Unused files, exports and packages",
    work: (how) => run([bin("knip/bin/knip.js"), "--no-progress"], how),
  },
];
