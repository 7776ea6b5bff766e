import { beforeAll, describe, expect, test } from "vitest";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { modern, post } from "@/tests/support/mcp/mcp";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let key: string;
beforeAll(async () => {
  caller = await makeCaller();
  key = caller.key;
});

const META = "io.modelcontextprotocol/";

test("discovery lists the versions, and what a handshake used to return", async () => {
  const { status, json } = await modern(key, "server/discover");
  expect(status).toBe(200);
  expect(json.result).toMatchObject({
    resultType: "complete",
    capabilities: { tools: {}, resources: {}, prompts: {} },
    cacheScope: "public",
    _meta: { [`${META}serverInfo`]: { name: "earshot" } },
  });
  expect(json.result.supportedVersions.slice(0, 2)).toEqual(["2026-07-28", "2025-11-25"]);
});

test("a call returns what it does in older versions, without a handshake", async () => {
  await makeStudy(caller.person, { title: "Modern" });
  const { status, json } = await modern(key, "tools/call", { name: "list_studies", arguments: {} });
  expect(status).toBe(200);
  expect(json.result).toMatchObject({ resultType: "complete", structuredContent: { items: [{ title: "Modern" }] } });
  expect(json.result.ttlMs).toBeUndefined();
});

test.each([
  ["tools/list", "public"],
  ["prompts/list", "public"],
  ["resources/templates/list", "public"],
  ["resources/list", "private"],
])("%s says who may cache it: %s", async (method, cacheScope) => {
  const { json } = await modern(key, method);
  expect(json.result).toMatchObject({ cacheScope, resultType: "complete" });
  expect(json.result.ttlMs).toBeGreaterThanOrEqual(0);
});

describe("is refused", () => {
  const bare = (params: unknown, headers: Record<string, string>) =>
    post(key, { jsonrpc: "2.0", id: 9, method: "tools/list", params }, { headers });

  test.each([
    ["the version", { "mcp-protocol-version": "2025-11-25" }],
    ["the method", { "mcp-method": "tools/call" }],
  ])("with 400 if a header contradicts the body about %s", async (_, headers) => {
    const { status, json } = await modern(key, "tools/list", {}, { headers });
    expect([status, json.id, json.error.code]).toEqual([400, 1, -32020]);
  });

  test("with 400 if the header names another tool; a name may be sent encoded", async () => {
    const call = (name: string) =>
      modern(key, "tools/call", { name: "list_studies" }, { headers: { "mcp-name": name } });
    expect((await call("search")).json.error.code).toBe(-32020);
    expect((await call(`=?base64?${Buffer.from("list_studies").toString("base64")}?=`)).status).toBe(200);
  });

  test("with 400 without the client's capabilities", async () => {
    const _meta = { [`${META}protocolVersion`]: "2026-07-28" };
    const { status, json } = await bare(
      { _meta },
      { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" },
    );
    expect([status, json.error.code]).toEqual([400, -32602]);
  });

  test("with 400 and the supported versions for an unsupported one", async () => {
    const _meta = { [`${META}protocolVersion`]: "2099-01-01", [`${META}clientCapabilities`]: {} };
    const { status, json } = await bare(
      { _meta },
      { "mcp-protocol-version": "2099-01-01", "mcp-method": "tools/list" },
    );
    expect([status, json.error.code, json.error.data.requested]).toEqual([400, -32022, "2099-01-01"]);
    expect(json.error.data.supported).toContain("2026-07-28");
  });

  test.each(["initialize", "ping", "logging/setLevel", "subscriptions/listen"])(
    "with 404 for %s, which this version does not have",
    async (method) => {
      const { status, json } = await modern(key, method);
      expect([status, json.error.code]).toEqual([404, -32601]);
    },
  );

  test("with -32602 for an unknown resource", async () => {
    const { json } = await modern(key, "resources/read", { uri: "eva://studies/none" });
    expect(json.error).toMatchObject({ code: -32602, data: { uri: "eva://studies/none" } });
  });

  test("with 400 in a batch", async () => {
    const params = { _meta: { [`${META}protocolVersion`]: "2026-07-28", [`${META}clientCapabilities`]: {} } };
    const { status } = await post(key, [{ jsonrpc: "2.0", id: 1, method: "tools/list", params }]);
    expect(status).toBe(400);
  });
});

test("a newer client that uses an older version is recognized by the version alone", async () => {
  const headers = { "mcp-protocol-version": "2025-11-25", "mcp-method": "tools/list" };
  const { status, json } = await post(key, { jsonrpc: "2.0", id: 1, method: "tools/list" }, { headers });
  expect([status, json.result.resultType]).toEqual([200, undefined]);
});
