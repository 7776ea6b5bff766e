import { generateServiceProviderMetadata } from "@node-saml/node-saml";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { workspaceIn } from "./sso-request";

/**
 * `GET /api/auth/saml/{workspace}/metadata` (SAML 2.0 Metadata §2.4.4): our side, available before anything is saved.
 */
export function samlMetadata(request: Request): Response {
  const { entityId, acsUrl } = ssoAddresses(workspaceIn(request));
  const xml = generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: acsUrl,
    wantAssertionsSigned: true,
    identifierFormat: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  });
  return new Response(xml, { headers: { "content-type": "application/samlmetadata+xml; charset=utf-8" } });
}
