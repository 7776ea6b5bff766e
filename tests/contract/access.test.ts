import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newApiKeySecret } from "@/lib/core/secrets/secrets";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { makeCaller } from "@/tests/support/factories";
import { markOfWrites, unrecordedSince } from "@/tests/support/watch/write-watch";

const operations = await allOperations();
const guarded = operations.filter(({ operation }) => operation.access !== "public");
const byKey = guarded.filter(({ operation }) => operation.access !== "person");
const writes = byKey.filter(({ operation }) => operation.access === "write");
const persons = guarded.filter(({ operation }) => operation.access === "person");

const title = (list: typeof operations) =>
  list.map((entry) => [`${entry.operation.method} ${entry.surface}${entry.operation.path}`, entry] as const);

type Caller = Awaited<ReturnType<typeof makeCaller>>;
let callers: Record<"admin" | "readOnly" | "observer" | "free" | "participant", Caller>;
let before: string | null;

beforeAll(async () => {
  callers = {
    admin: await makeCaller(),
    readOnly: await makeCaller({ readOnly: true }),
    observer: await makeCaller({ role: "observer" }),
    free: await makeCaller({ plan: "free" }),
    participant: await makeCaller({ role: "participant" }),
  };
  before = await markOfWrites();
});
// Looked at once for all that is refused, which is most of what they would cost.
afterAll(async () => expect(await unrecordedSince(before)).toEqual([]));

const CODES = {
  v1: { 401: "unauthorized", 402: "plan_required", 403: "forbidden" },
  api: { 401: "unauthorized", 402: "payment_required", 403: "forbidden" },
} as const;

async function refused(
  entry: (typeof operations)[number],
  options: Parameters<typeof call>[1],
  status: 401 | 402 | 403,
) {
  const answer = await call(entry.route, { ...options, params: paramsOf(entry.operation, () => "x"), isWatched: true });
  expect([answer.status, answer.json?.error.code]).toEqual([status, CODES[entry.surface][status]]);
  expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
  if (entry.surface === "api") expect(answer.json.error.requestId).toBe(answer.headers.get("x-request-id"));
  else expect(answer.headers.get("ratelimit-policy")).toBe('"minute";q=600;w=60');
}

describe("without a key", () => {
  test.each(title(guarded))("%s is 401", (_, entry) => refused(entry, {}, 401));
});

describe("with a key that does not exist", () => {
  test.each(title(byKey))("%s is 401", (_, entry) => refused(entry, { key: newApiKeySecret() }, 401));
});

describe("with a token of another kind", () => {
  test.each(title(byKey))("%s is 401", async (_, { route, surface }) => {
    for (const key of ["ear_at_0123456789", "ear_scim_0123456789"]) {
      const { status, json } = await call(route, { key, isWatched: true });
      expect([status, json.error.code]).toEqual([401, surface === "v1" ? "invalid_api_key" : "unauthorized"]);
    }
  });
});

describe("with a key of a Free workspace, or of a participant", () => {
  test.each(title(byKey))("%s is 402", async (_, entry) => {
    await refused(entry, { key: callers.free.key }, 402);
    await refused(entry, { key: callers.participant.key }, 402);
  });
});

describe("writing with a read-only key, or as an observer", () => {
  test.each(title(writes))("%s is 403", async (_, entry) => {
    await refused(entry, { key: callers.readOnly.key }, 403);
    await refused(entry, { key: callers.observer.key }, 403);
  });
});

describe.runIf(persons.length)("a person's own settings with a key", () => {
  test.each(title(persons))("%s is 403", (_, entry) => refused(entry, { key: callers.admin.key }, 403));
});

describe("an unknown field in the body", () => {
  const withBody = byKey.filter(({ operation }) => operation.body);
  test.each(title(withBody))("%s refuses it", async (_, { operation, route, surface }) => {
    const params = paramsOf(operation, () => "x");
    const { status, json } = await call(route, { key: callers.admin.key, params, body: { no_such_field: 1 } });
    expect(status).toBe(surface === "v1" ? 422 : 400);
    const told = JSON.stringify(json.error.details);
    expect(told).toContain("no_such_field");
  });
});

describe("a bad page query", () => {
  const lists = byKey.filter(({ operation }) => operation.query && operation.path && hasLimit(operation));
  test.each(title(lists))("%s refuses it", async (_, { operation, route, surface }) => {
    const params = paramsOf(operation, () => "x");
    for (const limit of ["0", "101", "x", "1.5", ""]) {
      const { status } = await call(route, { key: callers.admin.key, params, query: { limit, q: "a" } });
      expect(status, `limit=${limit}`).toBe(surface === "v1" ? 422 : 400);
    }
  });
});

function hasLimit({ query }: (typeof operations)[number]["operation"]): boolean {
  return query !== undefined && "shape" in query && "limit" in (query.shape as object);
}
