import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as authorizationServer from "@/app/.well-known/oauth-authorization-server/[[...path]]/route";
import * as protectedResource from "@/app/.well-known/oauth-protected-resource/[[...path]]/route";
import * as openid from "@/app/.well-known/openid-configuration/[[...path]]/route";
import * as authorizeRoute from "@/app/authorize/route";
import * as registerRoute from "@/app/register/route";
import * as revokeRoute from "@/app/revoke/route";
import * as tokenRoute from "@/app/token/route";
import { config } from "@/lib/core/config";
import { METHODS } from "@/lib/core/operation";
import { pool } from "@/lib/db/pool";
import { makeCaller } from "@/tests/support/factories";
import {
  asking,
  authorize,
  connect,
  makeClient,
  pkce,
  refreshWith,
  register,
  revoke,
  token,
} from "@/tests/support/mcp/oauth";

type Handler = (request: Request, args: { params: Promise<{ path?: string[] }> }) => Promise<Response>;
type Routes = Record<(typeof METHODS)[number] | "OPTIONS", Handler>;

const DOCUMENTS: [string, Routes][] = [
  ["/.well-known/oauth-protected-resource", protectedResource],
  ["/.well-known/oauth-authorization-server", authorizationServer],
  ["/.well-known/openid-configuration", openid],
];
const ENDPOINTS: [string, Routes][] = [
  ["/register", registerRoute as Routes],
  ["/token", tokenRoute as Routes],
  ["/revoke", revokeRoute as Routes],
];

const send = (route: Routes, method: keyof Routes, url: string, path?: string[]) =>
  route[method](new Request(new URL(url, config().APP_URL), { method }), { params: Promise.resolve({ path }) });

describe.each(DOCUMENTS)("%s", (url, route) => {
  test("is served at the bare path and the resource's, identical, readable by any page, and cached for a while", async () => {
    const bare = await send(route, "GET", url);
    const suffixed = await send(route, "GET", `${url}/mcp`, ["mcp"]);
    expect([bare.status, suffixed.status]).toEqual([200, 200]);
    expect(await bare.json()).toEqual(await suffixed.json());
    expect(bare.headers.get("content-type")).toContain("application/json");
    expect(bare.headers.get("access-control-allow-origin")).toBe("*");
    expect(bare.headers.get("cache-control")).toBe("public, max-age=300");
  });

  test("is 404 in the envelope anywhere else", async () => {
    for (const path of [["other"], ["mcp", "x"], ["MCP"]]) {
      const response = await send(route, "GET", `${url}/${path.join("/")}`, path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: "invalid_request", error_description: expect.any(String) });
    }
  });
});

describe.each([...DOCUMENTS, ...ENDPOINTS])("%s", (url, route) => {
  const allowed = DOCUMENTS.some(([path]) => path === url) ? "GET" : "POST";

  test("every other method is 405 with Allow, in the envelope and with a request id", async () => {
    for (const method of METHODS.filter((one) => one !== allowed)) {
      const response = await send(route, method, url);
      expect(response.status, method).toBe(405);
      expect(response.headers.get("allow")).toBe(`${allowed === "GET" ? "GET, HEAD" : allowed}, OPTIONS`);
      expect(response.headers.get("x-request-id")).toMatch(/^req_/);
      expect(await response.json()).toEqual({ error: "invalid_request", error_description: expect.any(String) });
    }
  });

  test("a preflight is 204, lists the headers that clients send, and allows no cookies", async () => {
    const { status, headers } = await send(route, "OPTIONS", url);
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-headers")).toMatch(/Authorization.*MCP-Protocol-Version/);
    expect(headers.get("access-control-expose-headers")).toContain("WWW-Authenticate");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });
});

test("every route file of the authorization server is covered here", () => {
  const files = (readdirSync("app", { recursive: true }) as string[]).filter((file) => file.endsWith("route.ts"));
  // Unknown addresses below them are tested with those of the other surfaces (contract/unknown-addresses).
  const ours = files.filter((file) => !file.includes("[...rest]"));
  const served = ours.filter((file) => readFileSync(`app/${file}`, "utf8").includes('from "@/lib/oauth/'));
  const paths = served.map((file) => `/${file.replace(/(\/\[\[\.\.\.path\]\])?\/route\.ts$/, "")}`);
  expect(paths.sort()).toEqual(
    [...DOCUMENTS, ...ENDPOINTS]
      .map(([path]) => path)
      .concat("/authorize")
      .sort(),
  );
});

test("/authorize takes GET only, and no other site's page reads it", async () => {
  for (const method of [...METHODS, "OPTIONS"] as const) {
    const response = await send(authorizeRoute as Routes, method, "/authorize");
    expect(response.status).toBe(method === "GET" ? 400 : 405);
    if (method !== "GET") expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("responses with tokens, registrations and refusals are never cached, and any page may read them", async () => {
  const { person } = await makeCaller();
  const { clientId, refreshToken } = await connect(person);
  const answers = [
    await refreshWith(clientId, refreshToken),
    await register({ redirect_uris: ["https://program.test/cb"] }),
    await register({}),
    await token({}),
    await revoke({ token: "ear_rt_none" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 400, 400, 200]);
  for (const { headers } of answers) {
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("pragma")).toBe("no-cache");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("x-request-id")).toMatch(/^req_/);
  }
});

describe("bodies", () => {
  test("/token accepts only forms, each field once, and nothing that cannot be stored", async () => {
    const form = { "content-type": "application/json" };
    expect((await token({ grant_type: "refresh_token" }, form)).json.error).toBe("invalid_request");
    const twice: [string, string][] = [
      ["grant_type", "refresh_token"],
      ["grant_type", "refresh_token"],
    ];
    expect((await token(twice)).json.error).toBe("invalid_request");
    const nul = { grant_type: "refresh_token", client_id: "cli_\0", refresh_token: "x" };
    expect((await token(nul)).status).toBe(400);
    const large = await token({ grant_type: "x".repeat(64 * 1024) });
    expect([large.status, large.json.error]).toEqual([413, "invalid_request"]);
    expect(large.json.error_description).toBe("The body is larger than 64 KB.");
  });

  test("a description contains only the characters allowed", async () => {
    for (const { json } of [
      await register({ redirect_uris: [1, "é"] }),
      await token({ grant_type: 'a"b\\c é' }),
      await register("{"),
    ])
      expect(json.error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]+$/);
  });
});

describe("too many calls of one network address in a minute", () => {
  const from = (address: string) => ({ "x-forwarded-for": address });
  const fill = (calls: number) => pool().query("UPDATE oauth_minute SET calls = $1", [calls]);

  test("are 429 with Retry-After, and nobody else is affected", async () => {
    const body = { redirect_uris: ["https://program.test/cb"] };
    expect((await register(body, from("192.0.2.1"))).status).toBe(201);
    await fill(60);
    const refused = await register(body, from("192.0.2.1"));
    expect([refused.status, refused.json.error]).toEqual([429, "too_many_requests"]);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await register(body, from("192.0.2.2"))).status).toBe(201);
    await pool().query("UPDATE oauth_minute SET minute = minute - interval '1 minute'");
    expect((await register(body, from("192.0.2.1"))).status).toBe(201);
  });

  test("/token, /revoke and /authorize have separate limits; a person gets a page", async () => {
    await token({}, from("192.0.2.3"));
    await revoke({}, from("192.0.2.3"));
    const clientId = await makeClient();
    await authorize(asking(clientId, pkce().challenge));
    await fill(100_000);
    expect((await token({}, from("192.0.2.3"))).status).toBe(429);
    expect((await revoke({}, from("192.0.2.3"))).status).toBe(429);
    const page = await authorize(asking(clientId, pkce().challenge));
    expect([page.status, page.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(page.text).toContain("Too many requests");
    await pool().query("DELETE FROM oauth_minute");
  });
});
