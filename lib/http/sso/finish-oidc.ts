import { log } from "@/lib/core/log";
import { clientAddress } from "@/lib/http/caller/client-address";
import type { AuthCall, SsoCall } from "@/lib/http/sign-in/auth-call";
import { exchange } from "@/lib/http/sign-in/exchange";
import { authOptions } from "@/lib/http/sign-in/options";
import { sessionToken } from "@/lib/http/sign-in/session-token";
import { discover } from "@/lib/integrations/identity/discover";
import { identityOfClaims } from "@/lib/integrations/identity/identity-of-claims";
import { errorCode, ProviderFailed } from "@/lib/integrations/identity/provider-failed";
import { end } from "@/lib/services/sessions/end";
import { finishTest } from "@/lib/services/sso/finish-test";
import { type Taken, takeFlow } from "@/lib/services/sso/take-flow";
import { clearFlowCookie, flowCookie } from "./flow-cookie";
import { oidcProvider } from "./oidc-provider";
import { refusedPath, seeOther } from "./redirects";
import { settled } from "./settled";

/** `GET /api/auth/callback/sso-{workspace}`: the browser returns from the workspace's OpenID provider. */
export async function finishOidc(request: Request, workspaceId: string, requestId: string): Promise<Response> {
  const browserToken = flowCookie(request);
  const taken = browserToken === null ? null : await takeFlow(workspaceId, browserToken, null);
  if (taken?.connection.kind !== "oidc") return seeOther(refusedPath("SsoExpired"), [clearFlowCookie()]);
  const call: AuthCall = { requestId, address: clientAddress(request), sessionToken: sessionToken(request) };
  let problem = "The response does not belong to a sign-in started in this browser.";
  try {
    const refusal = errorCode(new URL(request.url).searchParams.get("error"));
    if (refusal) throw new ProviderFailed(`The identity provider refused the sign-in: ${refusal}.`);
    const found = await discover(taken.connection.issuer);
    const provider = oidcProvider(taken.connection, found, (error) => {
      if (error instanceof ProviderFailed) problem = error.message;
    });
    const answer = await throughNextAuth(request, call, taken, provider);
    if (answer) return answer;
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    problem = error.message;
  }
  log().warn({ requestId, workspaceId, reason: problem }, "single sign-on failed");
  const path = taken.flow.testedById ? await finishTest(taken, { problem }, requestId) : refusedPath("SsoFailed");
  return seeOther(path, [clearFlowCookie()]);
}

/** Null if next-auth or the provider failed before it was decided who comes in. */
async function throughNextAuth(
  request: Request,
  call: AuthCall,
  taken: Taken,
  provider: SsoCall["provider"],
): Promise<Response | null> {
  const { workspaceId, id: connectionId, providerName } = taken.connection;
  let isSettled = false;
  const sso: SsoCall = {
    by: { workspaceId, connectionId, provider: providerName },
    provider,
    async settle(claims) {
      isSettled = true;
      try {
        const outcome = await settled(taken, identityOfClaims(claims), call.requestId);
        if (typeof outcome === "string") return outcome;
        sso.person = outcome;
        return true;
      } catch (thrown) {
        call.thrown = thrown;
        return refusedPath("SsoFailed");
      }
    },
  };
  call.sso = sso;
  const path = ["callback", provider.id];
  const response = await exchange(signedOut(request), path, authOptions(call, false));
  if (call.thrown !== undefined) throw call.thrown;
  if (!isSettled) return null;
  // Ends the previous session: next-auth would link the provider's account to its owner.
  if (sso.person && call.sessionToken) await end(call.sessionToken, call.requestId);
  response.headers.append("set-cookie", clearFlowCookie());
  return response;
}

/** The same request from a browser that isn't signed in. */
function signedOut(request: Request): Request {
  const headers = new Headers(request.headers);
  const cookies = (headers.get("cookie") ?? "")
    .split(/; */)
    .filter((pair) => !pair.includes("next-auth.session-token"));
  headers.set("cookie", cookies.join("; "));
  return new Request(request.url, { headers });
}
