/** In characters: what a person may enter for a workspace's single sign-on. */
export const SSO_TEXT = {
  issuer: 500,
  clientId: 300,
  clientSecret: 500,
  entryPoint: 1000,
  certificate: 10_000,
} as const;
/** In characters: a domain as it is entered, perhaps as an address. */
export const LONGEST_DOMAIN = 300;
