/** Why single sign-on refused someone, as shown by the sign-in page and in a test's result. */
export const SSO_REFUSALS = {
  SsoRequired: "Addresses at this domain sign in with single sign-on. Enter yours to begin.",
  SsoExpired: "That sign-in took too long, or was begun in another browser. Please begin again.",
  SsoOff: "Single sign-on is not set up for this workspace. Ask one of its admins.",
  SsoAddress: "Your identity provider did not tell your e-mail address. Ask an admin of your workspace.",
  SsoDomain:
    "Your identity provider gave an address that is not at a verified domain of the workspace. Ask one of its admins.",
  SsoUnverified: "Your identity provider says that your address is not verified. Verify it there, then try again.",
  SsoRemoved: "You are not a member of this workspace any more. Ask one of its admins to bring you back.",
  SsoSeats: "All paid seats of the workspace are taken. Ask one of its admins to free one, or to add one.",
  SsoLinked: "Your address belongs to another account at your identity provider. Ask an admin of your workspace.",
  SsoFailed: "Your identity provider did not let you in, or its answer could not be trusted. Please try again.",
} as const;

export type SsoRefusal = keyof typeof SSO_REFUSALS;
