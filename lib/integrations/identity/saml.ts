import { type CacheProvider, SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import type { SsoAddresses } from "@/lib/core/sso/sso-addresses";

export type SamlSettings = { issuer: string; entryPoint: string; certificates: string[] };
export type SamlRequest = { id: string; createdAt: Date };

const CLOCK_MS = 60_000;
/** Longer than any sign-in: the database decides whether a request is still waiting. */
const LONGEST_MS = 3_600_000;

/**
 * SAML 2.0 for one workspace's provider and one request, the only one that a response may answer. Whether it was
 * answered before is up to the holder of the request.
 */
export function samlOf(settings: SamlSettings, addresses: SsoAddresses, request: SamlRequest): SAML {
  const known = (key: string) => (key === request.id ? request.createdAt.toISOString() : null);
  const cacheProvider: CacheProvider = {
    saveAsync: async (_, value) => ({ value, createdAt: request.createdAt.getTime() }),
    getAsync: async (key) => known(key),
    removeAsync: async (key) => key,
  };
  return new SAML({
    issuer: addresses.entityId,
    audience: addresses.entityId,
    callbackUrl: addresses.acsUrl,
    entryPoint: settings.entryPoint,
    idpCert: settings.certificates,
    generateUniqueId: () => request.id,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: LONGEST_MS,
    cacheProvider,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: CLOCK_MS,
    disableRequestedAuthnContext: true,
    identifierFormat: null,
  });
}
