import { beforeAll, describe, expect, test } from "vitest";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { makeRows } from "@/tests/support/data/rows";
import { makeCaller } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

const reads = (await allOperations()).filter(
  ({ operation }) => operation.method === "GET" && operation.access === "read",
);
const title = reads.map(
  (entry) => [`${entry.operation.method} ${entry.surface}${entry.operation.path}`, entry] as const,
);

/** Reads that are more than one query about one thing, each with its reason. */
const MORE: Record<string, number> = {
  // Pending lines of the report are written first; the month's recordings are a separate sum.
  getUsage: 3,
  getBillingUsage: 4,
  // Three statements read what a readout is made of, as its generation does; a dialog asks, no script.
  estimateReadout: 5,
  // The study's questions name the columns, and the rows are read page by page.
  exportStudyAnswers: 3,
  exportStudyParticipants: 3,
  // The tag names the file.
  exportTagPassages: 3,
};

let caller: Awaited<ReturnType<typeof makeCaller>>;
let rows: Record<string, string>;
beforeAll(async () => {
  caller = await makeCaller();
  rows = await makeRows(caller.person);
});

describe("an ordinary read makes at most two round trips, admission included", () => {
  test.each(title)("%s", async (_, { operation, route }) => {
    const params = paramsOf(operation, (_name, resource) => rows[resource] ?? "");
    const read = () => call(route, { key: caller.key, params, query: { q: "checkout" } });
    await read();
    expect(await countStatements(read)).toBeLessThanOrEqual(MORE[operation.id] ?? 2);
  });
});
