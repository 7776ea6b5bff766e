import type { AuthOptions } from "next-auth";
import { ssoAddresses, ssoProviderId } from "@/lib/core/sso/sso-addresses";
import type { Discovered } from "@/lib/integrations/identity/discover";
import { oidcSignIn } from "@/lib/integrations/identity/oidc-sign-in";
import type { Connection } from "@/lib/services/sso/connection";

type Provider = AuthOptions["providers"][number];
/** What next-auth stored in this browser's cookies; its types omit the nonce. */
type Checks = { state?: string; nonce?: string; code_verifier?: string };

/**
 * A workspace's OpenID provider for one request. next-auth makes and checks state, nonce and PKCE, and leaves every
 * call to the provider to us, since its URLs were entered by a person.
 */
export function oidcProvider(connection: Connection, found: Discovered, onFailure: (error: unknown) => void): Provider {
  const { workspaceId, clientId, clientSecret } = connection;
  let claims: Record<string, unknown> = {};
  return {
    id: ssoProviderId(workspaceId),
    name: connection.providerName,
    type: "oauth",
    clientId,
    clientSecret,
    issuer: found.issuer,
    checks: ["pkce", "state", "nonce"],
    authorization: { url: found.authorization_endpoint, params: { scope: "openid email profile" } },
    token: {
      async request({ params, checks }) {
        try {
          // next-auth stores the state in a cookie and leaves comparing it to its own client.
          const { state, nonce, code_verifier: codeVerifier = "" } = checks as Checks;
          if (!state || params.state !== state) throw new Error("The state belongs to another browser.");
          const answer = {
            code: params.code ?? "",
            redirectUri: ssoAddresses(workspaceId).redirectUri,
            codeVerifier,
            nonce: nonce ?? "",
            iss: typeof params.iss === "string" ? params.iss : undefined,
          };
          claims = await oidcSignIn(found, { clientId, clientSecret }, answer);
          return { tokens: {} };
        } catch (error) {
          onFailure(error);
          throw error;
        }
      },
    },
    userinfo: { request: async () => claims },
    profile: ({ sub, email, name }) => ({ id: String(sub), email, name }),
  };
}
