import { log } from "@/lib/core/log";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { clientAddress } from "@/lib/http/caller/client-address";
import { readText } from "@/lib/http/request/body";
import { ProviderFailed } from "@/lib/integrations/identity/provider-failed";
import { answeredRequest, readSamlResponse } from "@/lib/integrations/identity/read-saml-response";
import { takeCall } from "@/lib/services/access/take-call";
import { answerFlow, waitingFlow } from "@/lib/services/sso/answer-flow";
import { finishTest } from "@/lib/services/sso/finish-test";
import { refusedPath, seeOther } from "./redirects";
import { workspaceIn } from "./sso-request";

const MOST_BYTES = 512 * 1024;

/**
 * `POST /api/auth/saml/{workspace}/acs`: the provider's response, sent by a browser. The form comes from another site
 * and so without our cookies; its content waits for the browser that asked, which follows with the next request.
 */
export async function answerSaml(request: Request, requestId: string): Promise<Response> {
  await takeCall("sso", clientAddress(request));
  const workspaceId = workspaceIn(request);
  const addresses = ssoAddresses(workspaceId);
  const response = new URLSearchParams(await readText(request, MOST_BYTES)).get("SAMLResponse") ?? "";
  const asked = answeredRequest(response);
  // Started from the provider's app list: nothing shows that this browser wanted it, so the sign-in starts over from
  // here.
  if (asked === null) return seeOther(addresses.startUrl);
  const waiting = await waitingFlow(workspaceId, asked);
  if (waiting?.connection.kind !== "saml") return seeOther(refusedPath("SsoExpired"));
  const { connection, flow } = waiting;
  const { issuer, samlEntryPoint: entryPoint, samlCertificates: certificates } = connection;
  try {
    const settings = { issuer, entryPoint, certificates };
    const identity = await readSamlResponse(response, settings, addresses, flow);
    const code = await answerFlow(flow, identity);
    if (code === null) return seeOther(refusedPath("SsoExpired"));
    return seeOther(`/api/auth/saml/${workspaceId}/finish?${new URLSearchParams({ code })}`);
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    log().warn({ requestId, workspaceId, reason: error.message }, "single sign-on failed");
    if (!flow.testedById) return seeOther(refusedPath("SsoFailed"));
    return seeOther(await finishTest(waiting, { problem: error.message }, requestId));
  }
}
