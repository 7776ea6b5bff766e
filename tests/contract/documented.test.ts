import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { apiDocument } from "@/lib/api/openapi";
import { v1Document } from "@/lib/v1/openapi";
import { call } from "@/tests/support/call";
import { allOperations, paramsOf } from "@/tests/support/contract/routes";
import { sampleOf } from "@/tests/support/contract/sample";
import { makeRows } from "@/tests/support/data/rows";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller, makeKey, makePerson } from "@/tests/support/factories";

type Answers = Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>;
type Documented = { requestBody?: { required: boolean; content: Record<string, unknown> }; responses: Answers };

const paths = { v1: v1Document().paths, api: apiDocument().paths } as Record<
  "v1" | "api",
  Record<string, Record<string, Documented>>
>;
const operations = (await allOperations()).filter(({ operation }) => operation.access !== "person");
const title = operations.map((one) => [`${one.operation.method} ${one.surface}${one.operation.path}`, one] as const);
const entryOf = ({ operation, surface }: (typeof operations)[number]): Documented => {
  const entry = paths[surface][operation.path]?.[operation.method.toLowerCase()];
  if (!entry) throw new Error(`${operation.path} is not documented`);
  return entry;
};

let rows: Record<string, string>;
let caller: Awaited<ReturnType<typeof makeCaller>>;
let observerKey: string;
/** A study that nobody has taken part in. */
let draftId: string;
beforeAll(async () => {
  caller = await makeCaller({ plan: "scale" });
  rows = await makeRows(caller.person);
  observerKey = await makeKey(await makePerson(caller.workspace, "observer"));
  draftId = (await makeStudy(caller.person)).id;
});

describe("the status and content type of every response are documented", () => {
  test.each(title)("%s", async (_, one) => {
    const { operation, route } = one;
    const { responses } = entryOf(one);
    const sample = operation.body ? sampleOf(operation.body) : undefined;
    const own = paramsOf(operation, (_name, resource) => rows[resource] ?? "x");
    const calls: Parameters<typeof call>[1][] = [
      { params: paramsOf(operation, () => "x"), body: sample },
      { params: paramsOf(operation, () => "\0"), body: sample },
      ...(operation.method === "GET" ? [{ params: own, query: { limit: "0" } }] : []),
      ...(operation.body ? [{ params: own, body: sample, headers: { "content-type": "text/plain" } }] : []),
      { params: own, body: sample, query: { q: "a" } },
    ];
    for (const given of calls) {
      const { status, headers, text } = await call(route, { key: caller.key, ...given });
      const answer = responses[status] ?? (status < 500 ? responses["4XX"] : undefined);
      expect(answer, `${status} ${text.slice(0, 200)}`).toBeDefined();
      const type = headers.get("content-type")?.split(";")[0] ?? "";
      expect(Object.keys(answer?.content ?? {}), `${status}`).toContain(type);
    }
  });
});

/** Operations that need a field only because of what their thing lacks. */
const OF_THING: Record<string, string> = { draftStudy: "a study with a question of its own is drafted from that" };

describe("whoever reads a thing in whatever state gets a documented status", () => {
  const reads = title.filter(([, { operation }]) => operation.method === "GET" && operation.access !== "public");
  test.each(reads)("%s", async (_, one) => {
    const { responses } = entryOf(one);
    const own = paramsOf(one.operation, (_name, resource) => rows[resource] ?? "x");
    for (const key of [caller.key, observerKey])
      for (const params of [own, own.id === rows.studies ? { ...own, id: draftId } : own]) {
        const { status, text } = await call(one.route, { key, params });
        expect(Object.keys(responses), text.slice(0, 200)).toContain(String(status));
      }
  });
});

test("a refusal that is repeated under its Idempotency-Key is documented to say so", async () => {
  const repeats = operations.filter(
    ({ surface, operation }) => surface === "v1" && operation.method === "POST" && operation.params,
  );
  const key = await makeKey(caller.person);
  for (const one of repeats) {
    const { operation, route } = one;
    const sample = operation.body ? sampleOf(operation.body) : undefined;
    const given = { key, params: paramsOf(operation, () => "x"), body: operation.example ?? sample };
    const send = () => call(route, { ...given, headers: { "idempotency-key": operation.id } });
    await send();
    const { status, headers } = await send();
    const answer = entryOf(one).responses[status];
    expect(Object.keys(answer?.headers ?? {}).includes("Idempotent-Replayed"), `${operation.id} ${status}`).toBe(
      headers.get("idempotent-replayed") === "true",
    );
  }
});

describe("an optional body may be omitted: none of its fields is required", () => {
  const optional = operations
    .filter((one) => entryOf(one).requestBody?.required === false)
    .filter(({ operation }) => !(operation.id in OF_THING));
  test.each(optional.map((one) => [`${one.operation.method} ${one.surface}${one.operation.path}`, one] as const))(
    "%s",
    async (_, { operation, route }) => {
      const params = paramsOf(operation, (_name, resource) => rows[resource] ?? "x");
      const { status, json } = await call(route, { key: caller.key, params });
      if (status !== 400 && status !== 422) return;
      const fields = Object.keys(z.toJSONSchema(operation.body ?? z.object(), { io: "input" }).properties ?? {});
      const asked = (json.error.details ?? []).map(({ path }: { path: string }) => path.split(".")[0]);
      expect(
        fields.filter((name) => asked.includes(name)),
        JSON.stringify(json.error),
      ).toEqual([]);
    },
  );
});

test("a v1 creation says where to get what it made, unless that has no address of its own", async () => {
  const creations = (await allOperations()).filter(
    ({ surface, operation }) => surface === "v1" && operation.status === 201,
  );
  const silent = creations.filter(({ operation }) => !operation.location).map(({ operation }) => operation.id);
  expect(silent.sort()).toEqual([
    "createClip",
    "createLane",
    "createNote",
    "createTag",
    "createTagApplication",
    "createTestInvitation",
  ]);
  const made = creations.find(({ operation }) => operation.id === "createEngageTest");
  if (!made) throw new Error("createEngageTest is not a creation");
  const { key } = await makeCaller();
  const { headers, json } = await call(made.route, { key, body: { title: "Where am I?" } });
  expect(headers.get("location")).toBe(`/v1/engage/tests/${json.data.id}`);
});

test("every 202 says where to ask for the result, except sign-up, which reveals nothing", async () => {
  const accepted = (await allOperations()).filter(({ operation }) => operation.status === 202);
  expect(accepted.filter(({ operation }) => !operation.location).map(({ operation }) => operation.id)).toEqual([
    "signUp",
  ]);
  for (const { operation, surface } of accepted.filter((one) => one.operation.access !== "person"))
    if (operation.location)
      expect(paths[surface][operation.path]?.post?.responses[202], operation.id).toMatchObject({
        headers: { Location: { $ref: "#/components/headers/Location" } },
      });
});

test("every call may be refused for a repeated query parameter", () => {
  for (const one of operations)
    expect(entryOf(one).responses, one.operation.id).toHaveProperty(one.surface === "v1" ? "422" : "400");
});

test("a 429 is documented with Retry-After, and integers without JavaScript's own limits", () => {
  for (const one of operations.filter(({ operation }) => operation.access !== "public"))
    expect(entryOf(one).responses[429], one.operation.id).toMatchObject({
      headers: { "Retry-After": { $ref: "#/components/headers/Retry-After" } },
    });
  for (const document of [v1Document(), apiDocument()])
    expect(JSON.stringify(document)).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

test("every call may find the service unavailable, and its body too large or of another type", () => {
  for (const one of operations) {
    const { responses, requestBody } = entryOf(one);
    const { id, access } = one.operation;
    expect(responses, id).toHaveProperty("503");
    if (requestBody && access !== "public")
      expect(Object.keys(responses), id).toEqual(expect.arrayContaining(["413", "415"]));
  }
});

test("responses that aren't JSON are documented as what they are", () => {
  const api = paths.api;
  expect(Object.keys(api["/boards/{id}/import"]?.post?.requestBody?.content ?? {})).toEqual(["text/csv"]);
  expect(Object.keys(api["/eva/ask"]?.post?.responses[200]?.content ?? {})).toEqual([
    "application/json",
    "text/event-stream",
  ]);
});
