/** Domains, and signing in with an identity provider. */
export const IDENTITY = {
  "domain.added": "Added a domain",
  "domain.check_failed": "Checked a domain; its DNS record was not found",
  "domain.lost": "A domain is no longer verified",
  "domain.record_missing": "A domain’s DNS record went missing",
  "domain.removed": "Removed a domain",
  "domain.verified": "Verified a domain",
  "sso.bypassed": "Signed in by an emailed link although single sign-on is required",
  "sso.changed": "Changed single sign-on",
  "sso.connected": "Connected an identity provider",
  "sso.default_role_changed": "Changed the default role",
  "sso.disconnected": "Disconnected the identity provider",
  "sso.test_begun": "Started a test sign-in",
  "sso.tested": "Tested single sign-on",
} as const;
