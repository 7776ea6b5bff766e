import type { SsoAddresses } from "@/lib/core/sso-addresses";
import type { MemberRole } from "@/lib/services/members/record";

export const SSO_KINDS = ["oidc", "saml"] as const;
export type SsoKind = (typeof SSO_KINDS)[number];

/** A certificate that the provider's assertions are signed with. */
export type CertificateRecord = { pem: string; fingerprint: string; notAfter: Date };

export type SsoConnectionRecord = {
  id: string;
  kind: SsoKind;
  providerName: string;
  /** OIDC: the issuer. SAML: the provider's entity id. */
  issuer: string;
  clientId: string | null;
  hasSecret: boolean;
  samlEntryPoint: string | null;
  samlCertificates: CertificateRecord[];
  enabled: boolean;
  required: boolean;
  /** The last test sign-in that succeeded with what is set now. */
  testedAt: Date | null;
  lastTest: { ok: boolean; at: Date; sentence: string } | null;
};

export type SsoSettingsRecord = {
  /** Whether the plan has single sign-on. */
  available: boolean;
  connection: SsoConnectionRecord | null;
  /** The role of whoever comes without one, over SSO and SCIM alike. */
  defaultRole: MemberRole;
  /** Our addresses for the provider. */
  service: SsoAddresses;
};
