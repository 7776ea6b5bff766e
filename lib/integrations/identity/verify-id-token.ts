import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from "jose";
import { ProviderFailed } from "./provider-failed";

/** Signatures with the provider's own key; `none` and those with the client secret aren't allowed. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const CLOCK_SECONDS = 60;

type Expected = { issuer: string; clientId: string; nonce: string; keys: unknown };

/**
 * OpenID Connect Core 1.0 §3.1.3.7. Throws ProviderFailed unless the token is this provider's, for us, and valid now.
 */
export async function verifyIdToken(
  token: string,
  { issuer, clientId, nonce, keys }: Expected,
): Promise<JWTPayload & { sub: string }> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys as JSONWebKeySet), {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_SECONDS,
      requiredClaims: ["exp", "iat", "sub"],
    });
    const { sub, azp, aud } = payload;
    if (payload.nonce !== nonce) throw new Error("nonce");
    if ((azp !== undefined || (Array.isArray(aud) && aud.length > 1)) && azp !== clientId) throw new Error("azp");
    if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new Error("sub");
    return Object.assign(payload, { sub });
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
    throw new ProviderFailed(`The provider's ID token could not be trusted${code}.`, { cause });
  }
}
