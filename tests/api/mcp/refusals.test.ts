import { beforeAll, describe, expect, test } from "vitest";
import { DELETE, GET, OPTIONS, PATCH, PUT } from "@/app/mcp/route";
import { config } from "@/lib/core/config";
import { newAccessToken, newApiKeySecret } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import { makeCaller, makeKey } from "@/tests/support/factories";
import { makeAccessToken, post, rpc } from "@/tests/support/mcp/mcp";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let key: string;
beforeAll(async () => {
  caller = await makeCaller();
  key = caller.key;
});

const PING = { jsonrpc: "2.0", id: "p", method: "ping" };
const metadata = () => `resource_metadata="${config().APP_URL}/.well-known/oauth-protected-resource/mcp"`;

describe("401", () => {
  test("leads a client without a token to the sign-in, asking for everything it may want", async () => {
    const { status, headers, json } = await post(null, PING);
    expect(status).toBe(401);
    expect(headers.get("www-authenticate")).toBe(`Bearer ${metadata()}, scope="read write"`);
    expect(headers.get("access-control-expose-headers")).toContain("WWW-Authenticate");
    expect(json.error.message).toBe("Sign in, or send an API key as a bearer token.");
  });

  test.each([
    ["key", newApiKeySecret()],
    ["access token", newAccessToken()],
    ["refresh token", `ear_rt_${"a".repeat(43)}`],
    ["something else", "abc"],
  ])("says that an unknown %s is no longer valid", async (_, token) => {
    const { status, headers, json } = await post(token, PING);
    expect([status, json.id]).toEqual([401, "p"]);
    expect(headers.get("www-authenticate")).toMatch(
      /^Bearer resource_metadata=".+", scope="read write", error="invalid_token", error_description="[^"]+"$/,
    );
  });

  test("comes before anything is said of the method", async () => {
    for (const handler of [GET, DELETE]) {
      const response = await handler(new Request(`${config().APP_URL}/mcp`));
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe(`Bearer ${metadata()}, scope="read write"`);
    }
  });

  test("comes before anything is said about the body", async () => {
    expect((await post(null, "{", { headers: { "content-type": "text/plain" } })).status).toBe(401);
    expect((await post(newApiKeySecret(), "{")).status).toBe(401);
  });

  test("follows the end of a key or connection at once", async () => {
    const secret = await makeKey(caller.person);
    const { token, connectionId } = await makeAccessToken(caller.person);
    for (const one of [secret, token]) expect((await post(one, PING)).status).toBe(200);
    const revokedAt = new Date();
    await db().apiKey.updateMany({ where: { last4: secret.slice(-4) }, data: { revokedAt } });
    await db().mcpConnection.update({ where: { id: connectionId }, data: { revokedAt } });
    for (const one of [secret, token]) expect((await post(one, PING)).status).toBe(401);
  });
});

test("402 for keys and connections of a workspace that is on Free", async () => {
  const { person, key: free } = await makeCaller({ plan: "free" });
  const { token } = await makeAccessToken(person);
  for (const secret of [free, token]) {
    const { status, json } = await post(secret, PING);
    expect([status, json.id]).toEqual([402, "p"]);
    expect(json.error.message).toContain("Pro, Team and Scale");
  }
});

describe("403", () => {
  test.each(["http://evil.example.com", "https://localhost.evil.test", "null", "http://127.0.0.1.evil.test"])(
    "for a page of %s",
    async (origin) => {
      const { status, headers } = await post(key, PING, { headers: { origin } });
      expect([status, headers.get("access-control-allow-origin")]).toEqual([403, "*"]);
    },
  );

  test.each(["http://localhost:6274", "http://127.0.0.1:3999", "http://[::1]:1", "https://localhost"])(
    "not for a tool on the caller's own machine, at %s",
    async (origin) => expect((await post(key, PING, { headers: { origin } })).status).toBe(200),
  );
});

describe("405", () => {
  test.each(Object.entries({ GET, DELETE, PUT, PATCH }))("for %s, with what is allowed", async (method, handler) => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await handler(new Request(`${config().APP_URL}/mcp`, { method, headers }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(response.headers.get("x-request-id")).toMatch(/^req_/);
    expect((await response.json()).error.message).toBe(`This endpoint does not support ${method}.`);
  });

  test("a preflight needs no token", async () => {
    const response = await OPTIONS(new Request(`${config().APP_URL}/mcp`, { method: "OPTIONS" }));
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-headers")).toMatch(/Authorization.*MCP-Protocol-Version/);
  });
});

describe("a posted request", () => {
  test.each([
    ["application/json", 406],
    ["text/html", 406],
    ["text/event-stream", 406],
    ["*/*", 200],
    ["application/json;q=0.9, text/event-stream", 200],
  ])("is answered to who accepts %s with %i", async (accept, expected) => {
    expect((await post(key, PING, { headers: { accept } })).status).toBe(expected);
  });

  test("is 415 unless it is JSON", async () => {
    expect((await post(key, PING, { headers: { "content-type": "text/plain" } })).status).toBe(415);
  });

  test("is 413 beyond 4 MB", async () => {
    const { status, json } = await post(key, { ...PING, params: { text: "x".repeat(4 * 1024 * 1024) } });
    expect([status, json.error.message]).toEqual([413, "The body is larger than 4 MB."]);
  });

  test.each([
    ["no JSON", "{", -32700],
    ["nothing", "", -32700],
    ["no message", { id: 1 }, -32600],
    ["neither a request nor an answer", { jsonrpc: "2.0", id: 1 }, -32600],
    ["another version of JSON-RPC", { ...PING, jsonrpc: "1.0" }, -32600],
    ["an id of null", { ...PING, id: null }, -32600],
    ["parameters that are a list", { ...PING, params: [] }, -32600],
    ["text that cannot be stored", { ...PING, params: { text: "\0" } }, -32700],
  ])("is 400 when it is %s", async (_, body, code) => {
    const { status, json } = await post(key, body);
    expect([status, json.error.code]).toEqual([400, code]);
  });
});

test("every response has the request id and what is left of the limits", async () => {
  const { headers } = await rpc(key, "ping");
  expect(headers.get("x-request-id")).toMatch(/^req_/);
  expect(headers.get("ratelimit")).toContain('"minute"');
});
