import { beforeAll, describe, expect, test } from "vitest";
import type { IdKind } from "@/lib/core/id-prefix";
import { newId } from "@/lib/core/ids";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { sampleOf } from "@/tests/support/contract/sample";
import { makeRows } from "@/tests/support/data/rows";
import { makeCaller, makeSession } from "@/tests/support/factories";

/** The token in a public path is itself the right to it, whatever the caller's workspace. */
const operations = (await allOperations()).filter(
  ({ operation }) => operation.access !== "public" && operation.path.includes("{"),
);
const title = operations.map(
  (entry) => [`${entry.operation.method} ${entry.surface}${entry.operation.path}`, entry] as const,
);

let mine: Awaited<ReturnType<typeof makeCaller>>;
let session: string;
let theirs: Record<string, string>;
let own: Record<string, string>;

beforeAll(async () => {
  mine = await makeCaller();
  session = await makeSession(mine.person);
  own = await makeRows(mine.person);
  theirs = await makeRows((await makeCaller()).person);
});

const KINDS: Record<string, IdKind> = {
  prj: "project",
  fil: "file",
  thr: "thread",
  job: "job",
  key: "apiKey",
  std: "study",
};

/** An id of the same kind that no row has. */
const missing = (id: string) => newId(KINDS[id.slice(0, 3)] ?? "request");

describe("another workspace's id and an id that does not exist are the same 404", () => {
  test.each(title)("%s", async (_, { operation, route }) => {
    const names = Object.entries(paramsOf(operation, (_name, resource) => resource));
    for (const [, resource] of names)
      expect(theirs[resource], `tests/support/data/rows.ts makes no ${resource}`).toBeDefined();
    const body = operation.body && sampleOf(operation.body);
    const who = operation.access === "person" ? { session } : { key: mine.key };
    for (const [swapped] of names) {
      const ask = (idOf: (resource: string) => string) => {
        const params = Object.fromEntries(
          names.map(([name, resource]) => [name, name === swapped ? idOf(resource) : (own[resource] ?? "")]),
        );
        return call(route, { ...who, params, body });
      };
      const foreign = await ask((resource) => theirs[resource] ?? "");
      const absent = await ask((resource) => missing(theirs[resource] ?? ""));
      expect([foreign.status, foreign.json?.error.code], foreign.text).toEqual([404, "not_found"]);
      expect(withoutRequestId(foreign.json)).toEqual(withoutRequestId(absent.json));
      expect(foreign.text).not.toContain(theirs[names.at(-1)?.[1] ?? ""]);
    }
  });
});

const withoutRequestId = (json: { error: Record<string, unknown> }) => ({ ...json.error, requestId: undefined });
