import type { Guide } from "./guide";

/** Google Workspace. */
export const google: Guide = {
  id: "google",
  label: "Google",
  oidc: ({ redirectUri }) => [
    {
      text: "In the Google Cloud console open APIs & Services → OAuth consent screen, and choose Internal, so that only your organisation can use it.",
    },
    {
      text: "Under Credentials create an OAuth client ID of the type Web application, with this authorised redirect URI.",
      copy: [{ label: "Authorised redirect URI", text: redirectUri }],
    },
    {
      text: "Copy the Client ID and the secret here. The issuer is this address.",
      copy: [{ label: "Issuer", text: "https://accounts.google.com" }],
    },
  ],
  saml: ({ acsUrl, entityId }) => [
    {
      text: "In the Google Admin console open Apps → Web and mobile apps → Add app → Add custom SAML app. Name it Earshot.",
    },
    { text: "Copy the SSO URL, the Entity ID and the Certificate here, and continue." },
    {
      text: "Give these addresses. Name ID format is EMAIL, and Name ID is Basic Information > Primary email.",
      copy: [
        { label: "ACS URL", text: acsUrl },
        { label: "Entity ID", text: entityId },
      ],
    },
    { text: "Finish, and under User access turn the application on for the people who may sign in." },
  ],
  scim: () => [
    {
      text: "Google Workspace provisions the applications of its own catalogue only, and Earshot is not in it. Connect Google for sign-in, and invite people under Members.",
    },
    {
      text: "If you keep people in another directory too, such as Okta or JumpCloud, provision from there: sign-in and provisioning need not come from the same provider.",
    },
  ],
};
