import { AppError, invalid } from "@/lib/core/errors";
import { seal, unsealed } from "@/lib/core/secrets/seal";
import type { SsoConnection } from "@/lib/db/generated/client";
import { discover } from "@/lib/integrations/identity/discover";
import { ProviderFailed } from "@/lib/integrations/identity/provider-failed";
import { checkTarget } from "@/lib/integrations/web/check-target";
import type { MemberRole } from "@/lib/services/members/record";
import { SECRET_PURPOSE } from "./connection";
import { readCertificates } from "./read-certificate";

type Shared = { providerName: string; enabled?: boolean; required?: boolean; defaultRole?: MemberRole };
export type SsoInput =
  | (Shared & { kind: "oidc"; issuer: string; clientId: string; clientSecret?: string })
  | (Shared & { kind: "saml"; issuer: string; entryPoint: string; certificates: string[] });

type Known = Pick<
  SsoConnection,
  "kind" | "issuer" | "clientId" | "sealedSecret" | "samlEntryPoint" | "samlCertificates"
>;

/** The settings that identify the provider, as they will be stored. */
export type ProviderFields = Known & {
  /** Whether links to its people have to be dropped, because it is another provider or another app of it. */
  isAnother: boolean;
  /** Whether an earlier test is no longer valid. */
  needsTest: boolean;
};

/**
 * Checks what was entered about the provider, including OpenID Connect Discovery if the issuer is new. Throws `invalid`
 * with the field.
 */
export async function providerFields(input: SsoInput, known: Known | null): Promise<ProviderFields> {
  return input.kind === "oidc" ? oidcFields(input, known) : samlFields(input, known);
}

/** Providers show this address, too, and it is easily taken for the issuer (OpenID Connect Discovery 1.0 §4). */
const DISCOVERY = /\/\.well-known\/openid-configuration\/?$/;

async function oidcFields(input: Extract<SsoInput, { kind: "oidc" }>, known: Known | null): Promise<ProviderFields> {
  const { clientId, clientSecret } = input;
  const issuer = input.issuer.replace(DISCOVERY, "");
  const isAnother = known?.kind !== "oidc" || known.issuer !== issuer || known.clientId !== clientId;
  const old = known?.sealedSecret && !isAnother ? known.sealedSecret : null;
  const oldSecret = old && unsealed(old, SECRET_PURPOSE);
  if (clientSecret === undefined && oldSecret === null) throw invalid("clientSecret", "Enter the client secret.");
  if (known?.kind !== "oidc" || known.issuer !== issuer) await requireIssuer(issuer);
  const isSameSecret = clientSecret === undefined || oldSecret === clientSecret;
  const sealedSecret = isSameSecret && old ? old : seal(clientSecret ?? "", SECRET_PURPOSE);
  const needsTest = isAnother || !isSameSecret;
  const fields = { kind: "oidc", issuer, clientId, sealedSecret, samlEntryPoint: null, samlCertificates: [] };
  return Object.assign(fields, { isAnother, needsTest });
}

async function requireIssuer(issuer: string): Promise<void> {
  await guarded("issuer", issuer);
  await discover(issuer).catch((error: unknown) => {
    throw error instanceof ProviderFailed ? invalid("issuer", error.message) : error;
  });
}

async function samlFields(input: Extract<SsoInput, { kind: "saml" }>, known: Known | null): Promise<ProviderFields> {
  const { issuer, entryPoint } = input;
  const certificates = readCertificates(input.certificates).map(({ pem }) => pem);
  // The browser goes there, not we; the same rules exclude URLs that can't be a provider's.
  await guarded("entryPoint", entryPoint);
  const isAnother = known?.kind !== "saml" || known.issuer !== issuer;
  // Another certificate beside the tested ones changes nothing for now.
  const keepsTested = known?.samlCertificates.every((pem) => certificates.includes(pem)) === true;
  const needsTest = isAnother || known?.samlEntryPoint !== entryPoint || !keepsTested;
  const fields = { kind: "saml", issuer, clientId: null, sealedSecret: null };
  return Object.assign(fields, { samlEntryPoint: entryPoint, samlCertificates: certificates, isAnother, needsTest });
}

/** The rules for user-supplied URLs, reported for the field in which it was entered. */
async function guarded(path: string, url: string): Promise<void> {
  await checkTarget(url).catch((error: unknown) => {
    throw error instanceof AppError && error.kind === "invalid" ? invalid(path, error.message) : error;
  });
}
