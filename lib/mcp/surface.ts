import { AppError } from "@/lib/core/errors";
import { preflight, withCors } from "@/lib/http/answer/cors";
import { observed } from "@/lib/http/observed";
import type { Call, Watched } from "@/lib/http/surface";
import { answerPost } from "./answer-post";
import { challengeOf } from "./challenge";
import { FAILURES, faultSentence } from "./failures";
import type { Known } from "./known";
import type { Offer } from "./offer";
import { isTrustedOrigin } from "./origin";
import { requireToken } from "./require-token";
import { RPC } from "./rpc-error";

const PATH = "/mcp";
const ALLOWED = ["POST", "OPTIONS"];

const surfaceOf = (known: Known): Watched => ({
  name: "mcp",
  prefix: PATH,
  alwaysTellsLimits: false,
  challenge: (error) => challengeOf(error, known.sentToken),
  failure(error, requestId) {
    const { status, code } = error ? FAILURES[error.kind] : { status: 500, code: RPC.internal };
    const message = error?.message ?? faultSentence(requestId);
    const resetsAt = error?.extra.resetsAt?.toISOString();
    const data = { requestId, ...(resetsAt && { resetsAt }) };
    return { status, body: { jsonrpc: "2.0", id: known.id, error: { code, message, data } } };
  },
});

type Work = (request: Request, call: Call, known: Known) => Promise<Response>;

const handle = (path: string, answer: Work) => async (request: Request) => {
  const known: Known = { id: null, sentToken: false };
  return withCors(await observed(surfaceOf(known), path, request, (call) => answer(request, call, known)));
};

/** Route handlers that serve an offer over Streamable HTTP (MCP, basic/transports), without sessions or streams. */
export function mcp(offer: Offer) {
  // Many programs and people look with a GET first whether and where to sign in.
  const refuse = handle("", async (request) => {
    requireToken(request);
    throw new AppError("method_not_allowed", `This endpoint does not support ${request.method}.`, { allow: ALLOWED });
  });
  const POST = handle("", async (request, call, known) => {
    if (!isTrustedOrigin(request.headers.get("origin")))
      throw new AppError("forbidden", "Pages on other sites can't call this server.");
    return answerPost(offer, request, call, known);
  });
  const OPTIONS = handle("", async (request) => preflight(request, ALLOWED));
  return { POST, OPTIONS, GET: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

const absent = handle("/*", async () => {
  throw new AppError("not_found", "No such endpoint. The MCP server is at /mcp.");
});

/** The handlers of everything below the server's address, where nothing is. */
export const mcpAbsent = {
  GET: absent,
  POST: absent,
  PUT: absent,
  PATCH: absent,
  DELETE: absent,
  OPTIONS: absent,
};
