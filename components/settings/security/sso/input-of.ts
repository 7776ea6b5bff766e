import type { Connection, ConnectionInput } from "../shapes";

/** A connection as it is saved again, with new switches; its secret stays. */
export function inputOf(connection: Connection, enabled: boolean, required: boolean): ConnectionInput {
  const { kind, providerName, issuer, clientId, samlEntryPoint, samlCertificates } = connection;
  if (kind === "oidc") return { kind, providerName, issuer, clientId: clientId ?? "", enabled, required };
  const certificates = samlCertificates.map(({ pem }) => pem);
  return { kind, providerName, issuer, entryPoint: samlEntryPoint ?? "", certificates, enabled, required };
}
