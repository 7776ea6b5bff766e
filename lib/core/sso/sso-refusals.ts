/** Why single sign-on refused someone, as shown by the sign-in page and in a test's result. */
export const SSO_REFUSALS = {
  SsoRequired: "People at this domain sign in with single sign-on. Enter your email to start.",
  SsoExpired: "That sign-in took too long or was started in another browser. Please start again.",
  SsoOff: "Single sign-on isn’t set up for this workspace. Ask one of its admins.",
  SsoAddress: "Your identity provider didn’t share your email address. Ask an admin of your workspace.",
  SsoDomain:
    "Your identity provider gave an address that isn’t at one of the workspace’s verified domains. Ask one of its admins.",
  SsoUnverified: "Your identity provider says your address isn’t verified. Verify it there, then try again.",
  SsoRemoved: "You’re no longer a member of this workspace. Ask one of its admins to restore you.",
  SsoSeats: "All of the workspace’s paid seats are taken. Ask one of its admins to free or add one.",
  SsoLinked: "Your address belongs to another account at your identity provider. Ask an admin of your workspace.",
  SsoFailed:
    "Your identity provider didn’t let you in, couldn’t be reached, or its response couldn’t be trusted. Please try again. If it keeps failing, a workspace admin can request a sign-in link.",
} as const;

export type SsoRefusal = keyof typeof SSO_REFUSALS;
