import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "@/lib/core/operation";
import { db } from "@/lib/db/client";
import { call, watched } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { sampleOf } from "@/tests/support/contract/sample";
import { makeRows } from "@/tests/support/data/rows";
import { makeCaller, makeKey } from "@/tests/support/factories";

/** What removes comes last, and a project at the very end: whatever followed would find nothing. */
const REMOVES_MOST = ["/projects/{id}", "/library/projects/{id}"];
const place = ({ method, path }: Operation): number =>
  method === "DELETE" ? (REMOVES_MOST.includes(path) ? 2 : 1) : 0;
const operations = (await allOperations())
  .filter(({ operation }) => operation.access !== "person")
  .sort((a, b) => place(a.operation) - place(b.operation));
const title = operations.map(
  (entry) => [`${entry.operation.method} ${entry.surface}${entry.operation.path}`, entry] as const,
);

let rows: Record<string, string>;
let person: Awaited<ReturnType<typeof makeCaller>>;
let stranger: typeof person;
beforeAll(async () => {
  [person, stranger] = await Promise.all([makeCaller({ plan: "scale" }), makeCaller({ plan: "scale" })]);
  rows = await makeRows(person.person);
});

/** The statuses a caller may get; everything else, above all a 5xx, is a fault. */
const DOCUMENTED = new Set([200, 201, 202, 400, 402, 404, 409, 413, 415, 422]);

/** One of these at a time, in an otherwise valid call, which gets further than one that is invalid throughout. */
const ODD = ["", " ", "x", "a".repeat(5000), "\u202e", "0", 0, -1, 1.5, 1e308, true, null, [], [""], [null], {}, [[]]];

describe("one odd value in a valid call gets a response, and never a 500", () => {
  const withFields = title.filter(([, { operation }]) => operation.body && "shape" in operation.body);
  test.each(withFields)("%s", async (_, { operation, route }) => {
    const sample = operation.body ? (sampleOf(operation.body) as object) : {};
    const params = paramsOf(operation, (_name, resource) => rows[resource] ?? "x");
    const fields = Object.keys((operation.body as unknown as { shape: object }).shape);
    const key = await makeKey(person.person);
    const send = async (field: string, value: unknown) => {
      const { status, text } = await call(route, { key, params, body: { ...sample, [field]: value }, isWatched: true });
      return DOCUMENTED.has(status) ? null : `${field}: ${JSON.stringify(value)?.slice(0, 40)}: ${status} ${text}`;
    };
    for (const field of fields) {
      // Endpoints without a key have limits of their own, which aren't what is tested here.
      if (operation.access === "public") await forgetLimits();
      const faults = await watched(operation, () => Promise.all(ODD.map((value) => send(field, value))));
      expect(faults.filter((fault) => fault !== null)).toEqual([]);
    }
  });
});

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "\0",
    "\ud800",
    "null",
    "-1",
    "1e999",
    "'; --",
    "%00",
    "../../etc",
    "𝒳",
    "a".repeat(5000),
    "\u202e",
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Calls sent at the same time, as callers do, which takes half as long as one after another. */
const AT_ONCE = 5;

describe("whatever is sent, the response is a documented one", () => {
  test.each(title)("%s", async (_, { operation, route }) => {
    // Keys of its own: one for all would soon be over its limit.
    const [key, strangers] = await Promise.all([makeKey(person.person), makeKey(stranger.person)]);
    const sample = operation.body ? sampleOf(operation.body) : undefined;
    const fields = Object.keys((sample as object) ?? {}).concat(
      operation.body && "shape" in operation.body ? Object.keys(operation.body.shape as object) : [],
    );
    const bodies = fc.oneof(
      fc.dictionary(fields.length ? fc.constantFrom(...fields) : fc.string(), hostile, { maxKeys: 4 }),
      hostile,
    );
    const queries = fc.dictionary(
      fc.constantFrom("cursor", "limit", "q", "projectId", "status", "x"),
      fc.string({ unit: "binary", maxLength: 60 }),
      { maxKeys: 3 },
    );
    const send = async ([body, query, own]: [unknown, Record<string, string>, boolean]) => {
      const params = paramsOf(operation, (_name, resource) => (own ? (rows[resource] ?? "x") : "x\u0001"));
      const merged = isRecord(body) && isRecord(sample) ? { ...sample, ...body } : body;
      const given = { key: own ? key : strangers, params, query, body: operation.body && merged, isWatched: true };
      const answer = await call(route, given);
      const allowed = DOCUMENTED.has(answer.status) || (operation.access === "public" && answer.status === 429);
      expect(allowed, `${answer.status} ${answer.text}`).toBe(true);
    };
    const together = fc.array(fc.tuple(bodies, queries, fc.boolean()), { minLength: AT_ONCE, maxLength: AT_ONCE });
    const property = fc.asyncProperty(together, (calls) =>
      watched(operation, () => Promise.all(calls.map(send))).then(() => {}),
    );
    await fc.assert(property, { numRuns: operation.method === "DELETE" ? 1 : 3 });
  });
});

const forgetLimits = () => Promise.all([db().participationMinute.deleteMany(), db().signInAttempt.deleteMany()]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
