import type { Guide } from "./guide";

/** Google Workspace. */
export const google: Guide = {
  id: "google",
  label: "Google",
  oidc: ({ redirectUri }) => [
    {
      text: "In the Google Cloud console, open APIs & Services → OAuth consent screen and choose Internal, so only your organization can use it.",
    },
    {
      text: "Under Credentials, create an OAuth client ID of the type Web application, with this authorized redirect URI.",
      copy: [{ label: "Authorized redirect URI", text: redirectUri }],
    },
    {
      text: "Copy the Client ID and the secret here. The issuer is this address.",
      copy: [{ label: "Issuer", text: "https://accounts.google.com" }],
    },
  ],
  saml: ({ acsUrl, entityId }) => [
    {
      text: "In the Google Admin console, open Apps → Web and mobile apps → Add app → Add custom SAML app. Name it Earshot.",
    },
    { text: "Copy the SSO URL, the Entity ID and the Certificate here, and continue." },
    {
      text: "Enter these addresses. Name ID format is EMAIL, and Name ID is Basic Information > Primary email.",
      copy: [
        { label: "ACS URL", text: acsUrl },
        { label: "Entity ID", text: entityId },
      ],
    },
    { text: "Finish, and under User access, turn the application on for the people who may sign in." },
  ],
  scim: () => [
    {
      text: "Google Workspace provisions only applications in its own catalog, and Earshot isn’t in it. Connect Google for sign-in and invite people under Members.",
    },
    {
      text: "If you also keep people in another directory, such as Okta or JumpCloud, provision from there. Sign-in and provisioning don’t have to come from the same provider.",
    },
  ],
};
