import { config } from "@/lib/core/config";
import { SCOPES } from "@/lib/core/oauth/scope";
import { resource } from "./resource";

/** RFC 9728 §2. */
export const protectedResource = () => ({
  resource: resource(),
  resource_name: "Earshot",
  authorization_servers: [config().APP_URL],
  scopes_supported: SCOPES,
  bearer_methods_supported: ["header"],
});

/** RFC 8414 §2, RFC 9207 §3. Clients compare the issuer character by character with the URL where they found it. */
export function authorizationServer() {
  const { APP_URL: issuer, OAUTH_CLIENT_METADATA } = config();
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    registration_endpoint: `${issuer}/register`,
    revocation_endpoint: `${issuer}/revoke`,
    scopes_supported: SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    ...(OAUTH_CLIENT_METADATA && { client_id_metadata_document_supported: true }),
  };
}
