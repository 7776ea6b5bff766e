import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { InitializeRequestSchema, SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import type { Context } from "@/lib/core/context";
import { isRequest, type Posted, type RpcRequest } from "./messages";
import { callMethod } from "./methods";
import { CAPABILITIES, type Offer } from "./offer";
import { RPC, RpcError } from "./rpc-error";
import { begunResponse, jsonResponse } from "./rpc-response";
import { VERSIONS } from "./versions";

/** Creating one costs as much as the rest of a server. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * Answers protocol versions that begin with a handshake, through the SDK. Each request gets a fresh server and
 * transport, since stateless ones serve only one. Notifications are dropped: no earlier request is left to cancel.
 */
export async function answerHandshake(offer: Offer, ctx: Context, posted: Posted, request: Request): Promise<Response> {
  const requests = posted.messages.filter(isRequest);
  const version = request.headers.get("mcp-protocol-version");
  const [only] = requests;
  if (only?.method === "initialize") requireHello(only);
  else requireKnown(version);
  if (!only) return new Response(null, { status: 202 });
  if (!posted.isBatch && isWholeList(only)) return begunResponse(only.id, offer.tools.listBegun);
  const server = new Server(offer.server, {
    capabilities: CAPABILITIES,
    instructions: offer.instructions,
    jsonSchemaValidator,
  });
  server.fallbackRequestHandler = ({ method, params }) => callMethod(offer, ctx, method, params);
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  await server.connect(transport);
  const parsedBody = posted.isBatch ? requests.map(asSent) : asSent(only);
  const answered = await transport.handleRequest(bare(request.url, version), { parsedBody });
  const text = await answered.text();
  // The transport unwraps a batch of one, but JSON-RPC 2.0 §6 answers a list with a list.
  const isAlone = posted.isBatch && requests.length === 1 && answered.ok;
  return jsonResponse(isAlone ? `[${text}]` : text, answered.status);
}

const isWholeList = ({ method, params }: RpcRequest) => method === "tools/list" && params?.cursor === undefined;

const asSent = (message: RpcRequest) => ({ jsonrpc: "2.0", ...message });

/** Only what the transport looks at: it doesn't need the token, and wildcards in `Accept` were handled before. */
const bare = (url: string, version: string | null) =>
  new Request(url, {
    method: "POST",
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...(version && { "mcp-protocol-version": version }),
    },
  });

/** The SDK would answer with its parser's message. */
function requireHello(message: RpcRequest): void {
  if (InitializeRequestSchema.safeParse(message).success) return;
  throw new RpcError(RPC.invalidParams, "Invalid params: send protocolVersion, capabilities, and clientInfo.");
}

function requireKnown(version: string | null): void {
  if (version === null || SUPPORTED_PROTOCOL_VERSIONS.includes(version)) return;
  const data = { supported: VERSIONS, requested: version };
  throw new RpcError(RPC.unsupportedVersion, "Unsupported protocol version.", { status: 400, data });
}
