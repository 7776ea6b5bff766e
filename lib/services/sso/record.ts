import type { SsoAddresses } from "@/lib/core/sso/sso-addresses";
import type { MemberRole } from "@/lib/services/members/record";

export const SSO_KINDS = ["oidc", "saml"] as const;
export type SsoKind = (typeof SSO_KINDS)[number];

/** A certificate for checking the provider's assertions. */
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
  /** The last successful test sign-in with the present settings. */
  testedAt: Date | null;
  lastTest: { ok: boolean; at: Date; sentence: string } | null;
};

export type SsoSettingsRecord = {
  /** Whether the plan has single sign-on. */
  available: boolean;
  connection: SsoConnectionRecord | null;
  /** The role of people who join without one, through SSO and SCIM alike. */
  defaultRole: MemberRole;
  /** Our URLs for the provider. */
  service: SsoAddresses;
};
