/** A step at a provider, with what to copy for it. */
export type Step = { text: string; copy?: { label: string; text: string }[] };

/** This installation's addresses that a provider asks for. */
export type Addresses = {
  redirectUri: string;
  acsUrl: string;
  entityId: string;
  metadataUrl: string;
  /** The base of the SCIM endpoints. */
  scimUrl: string;
};

/** What an admin does at one provider. */
export type Guide = {
  id: string;
  label: string;
  oidc: (at: Addresses) => Step[];
  saml: (at: Addresses) => Step[];
  scim: (at: Addresses) => Step[];
  /** What to know before provisioning from there. */
  scimNote?: string;
};
