import { POST } from "@/app/mcp/route";
import { config } from "@/lib/core/config";
import { hashSecret, newAccessToken } from "@/lib/core/secrets/secrets";
import { db } from "@/lib/db/client";
import type { Person } from "@/tests/support/factories";
import { makeConnection } from "./connections";

type Options = { headers?: Record<string, string>; to?: (request: Request) => Promise<Response> };

/** Posts like a client of MCP's transport; without a token if it is null. */
export async function post(token: string | null, body: unknown, { headers = {}, to = POST }: Options = {}) {
  const request = new Request(new URL("/mcp", config().APP_URL), {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await to(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text ? JSON.parse(text) : undefined };
}

/** A request in the protocol versions that start with a handshake. */
export const rpc = (token: string | null, method: string, params?: unknown, options?: Options) =>
  post(token, { jsonrpc: "2.0", id: 1, method, ...(params !== undefined && { params }) }, options);

export const callTool = (token: string, name: string, args: Record<string, unknown> = {}, options?: Options) =>
  rpc(token, "tools/call", { name, arguments: args }, options);

const META = "io.modelcontextprotocol/";

/** A request in the version without a handshake, with everything it has to carry. */
export function modern(token: string, method: string, params: Record<string, unknown> = {}, options: Options = {}) {
  const _meta = { [`${META}protocolVersion`]: "2026-07-28", [`${META}clientCapabilities`]: {} };
  const name = params.name ?? params.uri;
  const headers = {
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": method,
    ...(typeof name === "string" && { "mcp-name": name }),
    ...options.headers,
  };
  return rpc(token, method, { _meta, ...params }, { ...options, headers });
}

/** The access token of a program that the person has connected. */
export async function makeAccessToken(person: Person, { canDraft = true } = {}) {
  const connectionId = await makeConnection(person, { canDraft });
  const token = newAccessToken();
  const tokenHash = new Uint8Array(hashSecret(token));
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db().oAuthToken.create({ data: { tokenHash, connectionId, kind: "access", canDraft, expiresAt } });
  return { token, connectionId };
}
