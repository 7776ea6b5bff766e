import { config } from "@/lib/core/config";
import { clientAddress } from "@/lib/http/caller/client-address";
import type { AuthCall } from "@/lib/http/sign-in/auth-call";
import { exchange } from "@/lib/http/sign-in/exchange";
import { authOptions } from "@/lib/http/sign-in/options";
import { sessionToken } from "@/lib/http/sign-in/session-token";
import type { PersonRecord } from "@/lib/services/people/record";
import { type Taken, takeFlow } from "@/lib/services/sso/take-flow";
import { clearFlowCookie, flowCookie } from "./flow-cookie";
import { internalRequest } from "./internal-request";
import { refusedPath, seeOther } from "./redirects";
import { settled } from "./settled";
import { workspaceIn } from "./sso-request";

/** `GET /api/auth/saml/{workspace}/finish`: the browser that asked collects the provider's response, once. */
export async function finishSaml(request: Request, requestId: string): Promise<Response> {
  const code = new URL(request.url).searchParams.get("code");
  const browserToken = flowCookie(request);
  const taken = code && browserToken ? await takeFlow(workspaceIn(request), browserToken, code) : null;
  if (!taken?.identity) return seeOther(refusedPath("SsoExpired"), [clearFlowCookie()]);
  const outcome = await settled(taken, taken.identity, requestId);
  if (typeof outcome === "string") return seeOther(outcome, [clearFlowCookie()]);
  const call: AuthCall = { requestId, address: clientAddress(request), sessionToken: sessionToken(request) };
  const cookies = await signIn(call, taken, outcome);
  return seeOther(taken.flow.goTo, [...cookies, clearFlowCookie()]);
}

/** Creates a session through next-auth, as for a password, with a provider that already knows who it is. */
async function signIn(call: AuthCall, { connection }: Taken, person: PersonRecord): Promise<string[]> {
  const { workspaceId, id: connectionId, providerName } = connection;
  call.sso = {
    by: { workspaceId, connectionId, provider: providerName },
    provider: { id: "saml", type: "credentials", name: providerName, credentials: {}, authorize: async () => person },
    settle: async () => refusedPath("SsoFailed"),
  };
  // The only place where next-auth looks for its own URL.
  process.env.NEXTAUTH_URL = config().APP_URL;
  const answer = await exchange(internalRequest("callback/saml", {}), ["callback", "saml"], authOptions(call, true));
  if (call.thrown !== undefined) throw call.thrown;
  return answer.headers.getSetCookie();
}
