import type { Context } from "@/lib/core/context";
import { isRequest, type Posted, type RpcRequest } from "./messages";
import { cacheScopeOf, callMethod } from "./methods";
import { CAPABILITIES, type Offer } from "./offer";
import { RPC, RpcError } from "./rpc-error";
import { begunResponse, errorResponse, resultResponse } from "./rpc-response";
import { META, MODERN_VERSION, VERSIONS, versionInBody } from "./versions";

const bad = (code: number, message: string, data?: Record<string, unknown>) =>
  new RpcError(code, message, { status: 400, data });

/** Lists change only with a release; what is read may be withdrawn at any moment. */
const PUBLIC_TTL_MS = 300_000;

/** Answers MCP 2026-07-28, which has no handshake, sessions or batches. Throws `RpcError`. */
export async function answerModern(offer: Offer, ctx: Context, posted: Posted, headers: Headers): Promise<Response> {
  const [message] = posted.messages;
  if (posted.isBatch) throw bad(RPC.invalidRequest, "This version of the protocol does not support batches.");
  if (!message || !isRequest(message)) return new Response(null, { status: 202 });
  requireAgreement(message, headers);
  try {
    return await answerRequest(offer, ctx, message);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const { code, message: sentence, data, status } = error;
    if (code !== RPC.resourceNotFound) return errorResponse(message.id, error);
    return errorResponse(message.id, new RpcError(RPC.invalidParams, sentence, { data, status }));
  }
}

/** MCP 2026-07-28, basic/transports: version, method and name are repeated in headers, for intermediaries. */
function requireAgreement(message: RpcRequest, headers: Headers): void {
  const { method, params } = message;
  const version = versionInBody(message);
  const capabilities = (params?._meta as Record<string, unknown> | undefined)?.[`${META}clientCapabilities`];
  if (typeof version !== "string" || typeof capabilities !== "object" || capabilities === null)
    throw bad(RPC.invalidParams, "Invalid params: _meta must contain protocolVersion and clientCapabilities.");
  if (headers.get("mcp-protocol-version") !== version) throw mismatch("MCP-Protocol-Version");
  if (headers.get("mcp-method") !== method) throw mismatch("Mcp-Method");
  const name = method === "resources/read" ? params?.uri : params?.name;
  const isNamed = method === "tools/call" || method === "prompts/get" || method === "resources/read";
  if (isNamed && decoded(headers.get("mcp-name")) !== name) throw mismatch("Mcp-Name");
  if (version !== MODERN_VERSION)
    throw bad(RPC.unsupportedVersion, "Unsupported protocol version.", { supported: VERSIONS, requested: version });
}

const mismatch = (header: string) => bad(RPC.headerMismatch, `The header ${header} does not match the body.`);

/** Values that no header can hold are sent as `=?base64?…?=`. */
function decoded(header: string | null): string | null {
  const [, encoded] = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/.exec(header ?? "") ?? [];
  return encoded === undefined ? header : Buffer.from(encoded, "base64").toString("utf8");
}

async function answerRequest(offer: Offer, ctx: Context, { id, method, params }: RpcRequest): Promise<Response> {
  const about = { resultType: "complete", _meta: { [`${META}serverInfo`]: offer.server } };
  if (method === "server/discover") {
    const { instructions } = offer;
    const discovered = { supportedVersions: VERSIONS, capabilities: CAPABILITIES, instructions };
    return resultResponse(id, { ...discovered, ...about, ttlMs: PUBLIC_TTL_MS, cacheScope: "public" });
  }
  const cacheScope = cacheScopeOf(method);
  const caching = cacheScope && { ttlMs: cacheScope === "public" ? PUBLIC_TTL_MS : 0, cacheScope };
  const result = await callMethod(offer, ctx, method, params);
  const more = { ...about, ...caching };
  if (result === offer.tools.list) return begunResponse(id, offer.tools.listBegun, more);
  return resultResponse(id, { ...result, ...more });
}
