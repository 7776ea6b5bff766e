import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { POST as createLibraryProject } from "@/app/api/library/projects/route";
import { DELETE, GET, PATCH } from "@/app/v1/projects/[id]/route";
import { POST } from "@/app/v1/projects/route";
import { config } from "@/lib/core/config";
import { call } from "@/tests/support/call";
import { makeCaller } from "@/tests/support/factories";

const caller = await makeCaller();
const create = (body: unknown) => call(POST, { key: caller.key, body });
const emoji = "👩‍🔬é文𝒳";

describe("a project's fields", () => {
  test.each([
    ["a name of 200 characters", { name: "n".repeat(200) }],
    ["a name of 200 characters beyond the first plane", { name: "𝒳".repeat(200) }],
    ["a description of 2000", { description: "d".repeat(2000) }],
    ["a language of 20", { language: "l".repeat(20) }],
    ["letters of any kind", { name: emoji, description: `${emoji}\n\tsecond line` }],
    ["nothing at all", {}],
  ])("%s: accepted, and returned unchanged", async (_, body) => {
    const { status, json } = await create(body);
    expect(status).toBe(201);
    expect(json.data).toMatchObject(body);
    expect((await call(GET, { key: caller.key, params: { projectId: json.data.id } })).json).toEqual(json);
  });

  test.each([
    ["a name of 201", { name: "n".repeat(201) }, "name"],
    ["a description of 2001", { description: "d".repeat(2001) }, "description"],
    ["a language of 21", { language: "l".repeat(21) }, "language"],
    ["a name of nothing", { name: "" }, "name"],
    ["a name of white space", { name: " \t\n" }, "name"],
    ["null", { name: null }, "name"],
    ["a number", { name: 5 }, "name"],
    ["a list", { name: ["a"] }, "name"],
    ["an object", { description: { toString: "x" } }, "description"],
    ["NUL", { name: "a\0b" }, "name"],
    ["half a character", { name: "a\ud83d" }, "name"],
    ["an unknown field", { name: "a", status: "done" }, "status"],
    ["a field of the language", { constructor: "a" }, "constructor"],
  ])("%s: refused by name", async (_, body, path) => {
    const { status, json } = await create(body);
    expect([status, json.error.code]).toEqual([422, "validation_failed"]);
    expect(json.error.details[0]).toMatchObject({ path, message: expect.any(String) });
    const { data } = (await create({ name: "kept" })).json;
    const changed = await call(PATCH, { key: caller.key, params: { projectId: data.id }, body });
    expect(changed.status).toBe(422);
  });

  test.each(["[]", "null", "5", '"a"', "true", '{"name":"a"', '{"__proto__":{"name":"a"}}', "{'name':'a'}"])(
    "a body of %s is refused",
    async (text) => {
      const headers = { authorization: `Bearer ${caller.key}`, "content-type": "application/json" };
      const url = `${config().APP_URL}/v1/projects`;
      const request = new Request(url, { method: "POST", headers, body: text });
      const response = await POST(request, { params: Promise.resolve({}) });
      expect(response.status).toBe(422);
      expect((await response.json()).error.code).toBe("validation_failed");
    },
  );

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"])(
    "a body sent as %s is 415",
    async (type) => {
      const { status, json } = await call(POST, {
        key: caller.key,
        body: { name: "a" },
        headers: { "content-type": type },
      });
      expect([status, json.error.code]).toEqual([415, "validation_failed"]);
    },
  );

  test("a compressed body is 415, and one that isn't UTF-8 is reported as such", async () => {
    const send = async (body: Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) => {
      const headers = { authorization: `Bearer ${caller.key}`, "content-type": "application/json", ...more };
      const request = new Request(`${config().APP_URL}/v1/projects`, { method: "POST", headers, body });
      const response = await POST(request, { params: Promise.resolve({}) });
      return { status: response.status, error: (await response.json()).error };
    };
    const packed = new Uint8Array(gzipSync('{"name":"a"}'));
    const refused = { code: "validation_failed", message: "Send the body without compression." };
    expect(await send(packed, { "content-encoding": "gzip" })).toEqual({ status: 415, error: refused });
    const message = "The body is not valid UTF-8.";
    const unread = { code: "validation_failed", message, details: [{ path: "", message }] };
    expect(await send(packed)).toEqual({ status: 422, error: unread });
    expect((await send(Buffer.from('{"name":"a"}'), { "content-encoding": "identity" })).status).toBe(201);
  });

  test("a body of more than 1 MB is 413", async () => {
    const { status, json } = await create({ description: "d".repeat(1024 * 1024) });
    expect([status, json.error.code]).toEqual([413, "validation_failed"]);
  });

  test("names are stored without surrounding white space, on every surface", async () => {
    const ofV1 = await create({ name: "  Two words " });
    const ofApi = await call(createLibraryProject, { key: caller.key, body: { name: "  Two words " } });
    expect([ofV1.json.data.name, ofApi.json.name]).toEqual(["Two words", "Two words"]);
  });

  test("an empty change changes nothing, and a second deletion finds nothing", async () => {
    const { data } = (await create({ name: "a", description: "b" })).json;
    const params = { projectId: data.id };
    const same = await call(PATCH, { key: caller.key, params, body: {} });
    expect([same.status, same.json.data]).toEqual([200, data]);
    expect((await call(PATCH, { key: caller.key, params, body: { description: "" } })).json.data.description).toBe("");
    expect((await call(DELETE, { key: caller.key, params })).status).toBe(200);
    expect((await call(DELETE, { key: caller.key, params })).status).toBe(404);
    expect((await call(PATCH, { key: caller.key, params, body: { name: "x" } })).status).toBe(404);
  });
});

test("one Idempotency-Key is one action however its address is spelled", async () => {
  const headers = {
    authorization: `Bearer ${caller.key}`,
    "content-type": "application/json",
    "idempotency-key": "spelt",
  };
  const made = new Set<string>();
  for (const path of ["/v1/projects", "/v1/projects/", "/v1/projects?x=1", "/v1/%70rojects"]) {
    const request = new Request(`${config().APP_URL}${path}`, { method: "POST", headers, body: '{"name":"once"}' });
    made.add(await (await POST(request, { params: Promise.resolve({}) })).text());
  }
  expect(made.size).toBe(1);
});

test("of many concurrent deletions, one finds the project", async () => {
  const { data } = (await create({ name: "gone" })).json;
  const remove = () => call(DELETE, { key: caller.key, params: { projectId: data.id } });
  const answers = await Promise.all([remove(), remove(), remove(), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
});
