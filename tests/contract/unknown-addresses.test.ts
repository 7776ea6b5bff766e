import { expect, test } from "vitest";
import { OPTIONS as ofMcp } from "@/app/mcp/route";
import { OPTIONS as ofToken } from "@/app/token/route";
import { METHODS } from "@/lib/core/operation";
import { repairRequest } from "@/lib/http/server/repair-requests";

type Args = { params: Promise<{ rest: string[] }> };
type Handlers = Record<string, (request: Request, args: Args) => Promise<Response>>;

const NAMED = expect.stringMatching(/./);
const OAUTH = { error: "invalid_request", error_description: NAMED };
const APP = { error: expect.objectContaining({ code: "not_found", message: NAMED }) };
const SCIM = { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], status: "404", detail: NAMED };
const MCP = { jsonrpc: "2.0", id: null, error: { code: -32602, message: NAMED, data: { requestId: NAMED } } };

/** An address below each surface where nothing is, and what its failures look like. */
const REST: [address: string, load: () => Promise<unknown>, envelope: object][] = [
  ["/v1", () => import("@/app/v1/[[...rest]]/route"), APP],
  ["/api", () => import("@/app/api/[[...rest]]/route"), APP],
  ["/api/scim", () => import("@/app/api/scim/[[...rest]]/route"), SCIM],
  ["/api/scim/v2", () => import("@/app/api/scim/v2/[[...rest]]/route"), SCIM],
  ["/mcp", () => import("@/app/mcp/[...rest]/route"), MCP],
  ["/token", () => import("@/app/token/[...rest]/route"), OAUTH],
  ["/authorize", () => import("@/app/authorize/[...rest]/route"), OAUTH],
  ["/register", () => import("@/app/register/[...rest]/route"), OAUTH],
  ["/revoke", () => import("@/app/revoke/[...rest]/route"), OAUTH],
  ["/.well-known", () => import("@/app/.well-known/[[...rest]]/route"), OAUTH],
];

test.each(REST)(
  "whatever is sent to an unknown address below %s, the response is a 404 of that surface",
  async (address, load, envelope) => {
    const handlers = (await load()) as Handlers;
    for (const method of [...METHODS, "OPTIONS"]) {
      const body = method === "POST" ? JSON.stringify({ name: "x" }) : undefined;
      const request = new Request(`http://localhost${address}/nowhere/at-all`, { method, body });
      const response = await handlers[method]?.(request, { params: Promise.resolve({ rest: ["nowhere", "at-all"] }) });
      expect([method, response?.status]).toEqual([method, 404]);
      expect(response?.headers.get("content-type")).toMatch(/^application\/(scim\+)?json/);
      expect(response?.headers.get("x-request-id")).toMatch(/^req_/);
      expect(await response?.json()).toMatchObject(envelope);
    }
  },
);

test("a method that no route knows is not answered as a preflight", async () => {
  for (const [path, handle] of [
    ["/mcp", ofMcp],
    ["/token", ofToken],
  ] as const) {
    const came = { url: path, method: "PROPFIND", headers: {} };
    repairRequest(came);
    const { method, headers } = came;
    const response = await handle(new Request(`http://localhost${path}`, { method, headers }), undefined);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(JSON.stringify(await response.json())).toContain("PROPFIND");
  }
});
