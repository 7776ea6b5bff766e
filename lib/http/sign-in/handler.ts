import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { clientAddress } from "@/lib/http/caller/client-address";
import { finishOidc } from "@/lib/http/sso/finish-oidc";
import type { AuthCall } from "./auth-call";
import { exchange } from "./exchange";
import { authOptions } from "./options";
import { sessionToken } from "./session-token";

/** The reachable part of next-auth. Its log endpoint isn't, because anyone could write to our log. */
const ACTIONS: Record<string, readonly string[]> = {
  GET: ["csrf", "session", "providers", "signin", "signout", "callback", "verify-request", "error"],
  POST: ["signin", "signout", "callback"],
};

/** Answers a request under /api/auth. Throws `rate_limited`, `not_found`, and whatever failed on the way. */
export async function answerAuth(request: Request, requestId: string): Promise<Response> {
  const path = new URL(request.url).pathname.split("/").slice(3);
  const [action = "", provider] = path;
  if (!ACTIONS[request.method]?.includes(action) || path.length > 2)
    throw new AppError("not_found", "No such endpoint.");
  // The only place where next-auth looks for its own URL.
  process.env.NEXTAUTH_URL = config().APP_URL;
  const workspaceId = /^sso-(wsp_[0-9a-z]{26})$/.exec(provider ?? "")?.[1];
  if (workspaceId && action === "callback" && request.method === "GET")
    return finishOidc(request, workspaceId, requestId);
  const call: AuthCall = { requestId, address: clientAddress(request), sessionToken: sessionToken(request) };
  const signsInByPassword = action === "callback" && provider === "credentials";
  const response = await exchange(request, path, authOptions(call, signsInByPassword));
  if (call.thrown !== undefined) throw call.thrown;
  return response;
}
