/** Domains, and signing in with an identity provider. */
export const IDENTITY = {
  "domain.added": "Added a domain",
  "domain.check_failed": "Looked for a domain's record, which was not there",
  "domain.lost": "A domain is no longer verified",
  "domain.record_missing": "A domain's record was gone",
  "domain.removed": "Gave up a domain",
  "domain.verified": "Verified a domain",
  "sso.bypassed": "Signed in by a mailed link although single sign-on is required",
  "sso.changed": "Changed single sign-on",
  "sso.connected": "Connected an identity provider",
  "sso.default_role_changed": "Changed the role of newcomers",
  "sso.disconnected": "Disconnected the identity provider",
  "sso.test_begun": "Began a test sign-in",
  "sso.tested": "Tested single sign-on",
} as const;
