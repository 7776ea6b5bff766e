import { AppError } from "@/lib/core/errors";
import { UNKNOWN_METHOD } from "@/lib/http/server/unknown-method";

const ANSWER = {
  "Access-Control-Allow-Origin": "*",
  // A client in a browser can find the authorization server only if it may read the challenge.
  "Access-Control-Expose-Headers": "WWW-Authenticate, X-Request-Id, Retry-After",
};
const PREFLIGHT = {
  "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
  "Access-Control-Allow-Headers":
    "Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID",
  "Access-Control-Max-Age": "86400",
};

/**
 * Lets programs in any browser page read the response. Only for what no cookie grants access to: tokens and public
 * documents.
 */
export function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(ANSWER)) response.headers.set(name, value);
  return response;
}

/** The response to a preflight, which carries no token and so comes before admission. Throws for an unknown method. */
export function preflight({ headers }: Request, allow: readonly string[]): Response {
  const method = headers.get(UNKNOWN_METHOD);
  if (method === null) return new Response(null, { status: 204, headers: PREFLIGHT });
  throw new AppError("method_not_allowed", `This endpoint does not support ${method}.`, { allow });
}
