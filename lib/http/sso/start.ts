import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { ssoAddresses, ssoProviderId } from "@/lib/core/sso/sso-addresses";
import { clientAddress } from "@/lib/http/caller/client-address";
import { ownPath } from "@/lib/http/request/own-path";
import { exchange } from "@/lib/http/sign-in/exchange";
import { authOptions } from "@/lib/http/sign-in/options";
import { discover } from "@/lib/integrations/identity/discover";
import { ProviderFailed } from "@/lib/integrations/identity/provider-failed";
import { samlOf } from "@/lib/integrations/identity/saml";
import { takeCall } from "@/lib/services/access/take-call";
import { type Begun, begin } from "@/lib/services/sso/begin";
import { finishTest } from "@/lib/services/sso/finish-test";
import { setFlowCookie } from "./flow-cookie";
import { internalRequest } from "./internal-request";
import { oidcProvider } from "./oidc-provider";
import { refusedPath, seeOther } from "./redirects";
import { workspaceIn } from "./sso-request";

/**
 * `GET /api/auth/sso/{workspace}/start`: sends the browser to the workspace's provider. A link that anyone may have
 * (OpenID Connect Core 1.0 §4): `next` is the page afterwards, `login_hint` the address, `test` a test's ticket.
 */
export async function startSso(request: Request, requestId: string): Promise<Response> {
  await takeCall("sso", clientAddress(request));
  const { searchParams } = new URL(request.url);
  const ticket = searchParams.get("test");
  const begun = await begin(workspaceIn(request), ownPath(searchParams.get("next")), ticket);
  if (!begun) return seeOther(refusedPath(ticket === null ? "SsoOff" : "SsoExpired"));
  try {
    const { location, cookies } =
      begun.connection.kind === "saml" ? await samlStart(begun) : await oidcStart(begun, request, requestId);
    return seeOther(location, [...cookies, setFlowCookie(begun.browserToken)]);
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    log().warn(
      { requestId, workspaceId: begun.connection.workspaceId, reason: error.message },
      "single sign-on failed",
    );
    const path = begun.flow.testedById
      ? finishTest(begun, { problem: error.message }, requestId)
      : refusedPath("SsoFailed");
    return seeOther(await path);
  }
}

type Start = { location: string; cookies: string[] };

async function samlStart({ connection, flow }: Begun): Promise<Start> {
  const { issuer, samlEntryPoint: entryPoint, samlCertificates: certificates } = connection;
  const saml = samlOf({ issuer, entryPoint, certificates }, ssoAddresses(connection.workspaceId), flow);
  return { location: await saml.getAuthorizeUrlAsync("", undefined, {}), cookies: [] };
}

async function oidcStart({ connection, flow }: Begun, request: Request, requestId: string): Promise<Start> {
  // The only place where next-auth looks for its own URL.
  process.env.NEXTAUTH_URL = config().APP_URL;
  if (!connection.clientSecret)
    throw new ProviderFailed("The client secret can no longer be read. Enter it again in the settings.");
  const found = await discover(connection.issuer);
  const id = ssoProviderId(connection.workspaceId);
  const by = { workspaceId: connection.workspaceId, connectionId: connection.id, provider: connection.providerName };
  const provider = oidcProvider(connection, found, () => {});
  const sso = { by, provider, settle: async () => refusedPath("SsoFailed") };
  const call = { requestId, address: clientAddress(request), sessionToken: null, sso };
  const hint = new URL(request.url).searchParams.get("login_hint")?.slice(0, 254);
  const asked = `signin/${id}${hint ? `?${new URLSearchParams({ login_hint: hint })}` : ""}`;
  const answer = await exchange(
    internalRequest(asked, { callbackUrl: flow.goTo }),
    ["signin", id],
    authOptions(call, false),
  );
  const { url = "" } = (await answer.json()) as { url?: string };
  if (!url.startsWith(found.authorization_endpoint))
    throw new ProviderFailed("The identity provider's addresses are not valid.");
  return { location: url, cookies: answer.headers.getSetCookie() };
}
