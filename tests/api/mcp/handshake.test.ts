import { beforeAll, describe, expect, test } from "vitest";
import { makeCaller } from "@/tests/support/factories";
import { post, rpc } from "@/tests/support/mcp/mcp";

const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"];

let key: string;
beforeAll(async () => {
  ({ key } = await makeCaller());
});

const hello = (protocolVersion: string) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: "test", version: "1" },
});

describe.each(VERSIONS)("version %s", (version) => {
  test("is supported from the handshake on", async () => {
    const { status, json } = await rpc(key, "initialize", hello(version));
    expect(status).toBe(200);
    expect(json.result).toMatchObject({ protocolVersion: version, serverInfo: { name: "earshot", title: "Earshot" } });
    const headers = { "mcp-protocol-version": version };
    const said = await post(key, { jsonrpc: "2.0", method: "notifications/initialized" }, { headers });
    expect([said.status, said.text]).toEqual([202, ""]);
    expect((await rpc(key, "ping", {}, { headers })).json).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    expect((await rpc(key, "tools/list", {}, { headers })).json.result.tools.length).toBeGreaterThan(0);
  });
});

test("an unknown version is answered with the newest that starts with a handshake", async () => {
  const { json } = await rpc(key, "initialize", hello("1999-01-01"));
  expect(json.result.protocolVersion).toBe("2025-11-25");
});

test("an empty handshake is -32602", async () => {
  const { json } = await rpc(key, "initialize", {});
  expect(json.error).toMatchObject({ code: -32602, message: expect.stringContaining("protocolVersion") });
});

test("only what a stateless server can do is promised, and the instructions are short", async () => {
  const { json } = await rpc(key, "initialize", hello("2025-11-25"));
  expect(json.result.capabilities).toEqual({ tools: {}, resources: {}, prompts: {} });
  expect(Buffer.byteLength(json.result.instructions)).toBeLessThan(1024);
});

test("a call with an unsupported version is 400 and names the supported ones", async () => {
  const { status, json } = await rpc(key, "ping", {}, { headers: { "mcp-protocol-version": "1999-01-01" } });
  expect([status, json.id, json.error.code]).toEqual([400, 1, -32022]);
  expect(json.error.data.supported).toEqual(["2026-07-28", ...VERSIONS]);
});

test("an unknown method is -32601", async () => {
  const { json } = await rpc(key, "logging/setLevel", { level: "debug" });
  expect(json).toEqual({ jsonrpc: "2.0", id: 1, error: { code: -32601, message: "Method not found." } });
});

describe("a batch", () => {
  test("is answered with as many results", async () => {
    const { json } = await post(key, [
      { jsonrpc: "2.0", id: "a", method: "ping" },
      { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "a" } },
      { jsonrpc: "2.0", id: "b", method: "tools/list" },
    ]);
    expect(json.map(({ id }: { id: string }) => id).sort()).toEqual(["a", "b"]);
  });

  test.each(["ping", "nothing/there"])("of one request, %s, is answered with a list of one", async (method) => {
    const { status, json } = await post(key, [{ jsonrpc: "2.0", id: "a", method }]);
    expect([status, Array.isArray(json), json.length, json[0].id]).toEqual([200, true, 1, "a"]);
  });

  test("of only notifications and responses is 202", async () => {
    const { status } = await post(key, [
      { jsonrpc: "2.0", method: "notifications/initialized" },
      { jsonrpc: "2.0", id: 7, result: {} },
    ]);
    expect(status).toBe(202);
  });

  test.each([
    ["that is empty", []],
    ["with two requests of one id", Array(2).fill({ jsonrpc: "2.0", id: 1, method: "ping" })],
    ["of more than a hundred", Array.from({ length: 101 }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" }))],
  ])("%s is refused", async (_, batch) => {
    const { status, json } = await post(key, batch);
    expect([status, json.error.code]).toEqual([400, -32600]);
  });
});
