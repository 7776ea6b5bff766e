// npm test: checks and tests everything, from a checkout in any state. `npm test -- --only e2e` runs one part: check,
// unit, contract, services, api or e2e. The last line is the count over all runners.
import { parseArgs } from "node:util";
import { requireNode } from "./setup/require-node.mjs";

requireNode();
const { testParts } = await import("./setup/test-parts.mjs");
const { explain } = await import("./setup/fail.mjs");
const { stopSignals } = await import("./setup/stop-signals.mjs");

const { values } = parseArgs({ options: { only: { type: "string" } } });
const { graceful } = stopSignals();
const total = { passed: 0, failed: 0, skipped: 0 };
try {
  for (const part of testParts(values.only)) {
    const { passed, failed, skipped } = await part(graceful);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    if (failed > 0) break;
  }
} catch (error) {
  console.error(`\n${explain(error)}`);
  total.failed += 1;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
