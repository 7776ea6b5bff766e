import type { JWTPayload } from "jose";
import { askProvider } from "./ask-provider";
import type { Discovered } from "./discover";
import { type Client, type CodeExchange, exchangeCode } from "./exchange-code";
import { ProviderFailed } from "./provider-failed";
import { verifyIdToken } from "./verify-id-token";

type Answer = CodeExchange & {
  nonce: string;
  /** The `iss` of the redirect (RFC 9207), if the provider sends one. */
  iss: string | undefined;
};

/**
 * The claims of the person who signed in: those of the ID token, and of the userinfo endpoint if the token has no
 * address.
 */
export async function oidcSignIn(found: Discovered, client: Client, answer: Answer): Promise<JWTPayload> {
  const { issuer, jwks_uri, userinfo_endpoint } = found;
  if (answer.iss !== undefined && answer.iss !== issuer)
    throw new ProviderFailed("The answer came from a different provider than the one that was asked.");
  const [tokens, keys] = await Promise.all([
    exchangeCode(found, client, answer),
    askProvider(jwks_uri, { what: "its keys" }),
  ]);
  const { clientId } = client;
  const claims = await verifyIdToken(tokens.id_token, { issuer, clientId, nonce: answer.nonce, keys });
  if (typeof claims.email === "string" || !userinfo_endpoint || !tokens.access_token) return claims;
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const more = (await askProvider(userinfo_endpoint, { what: "the person's address", headers })) as JWTPayload | null;
  // OpenID Connect Core 1.0 §5.3.2: it must be about the same person.
  if (typeof more !== "object" || more?.sub !== claims.sub)
    throw new ProviderFailed("The provider's user information is about somebody else.");
  return Object.assign({}, more, claims);
}
