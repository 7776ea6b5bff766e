import type { Guide } from "./guide";

export const jumpcloud: Guide = {
  id: "jumpcloud",
  label: "JumpCloud",
  oidc: ({ redirectUri }) => [
    {
      text: "In the JumpCloud admin portal, open SSO Applications → Add New Application → Custom Application. Choose Manage Single Sign-On with OIDC, and Export users to this app if you want provisioning.",
    },
    {
      text: "Under SSO, enter this redirect URI. Client authentication is Client Secret Basic; add the standard scopes Email and Profile.",
      copy: [{ label: "Redirect URI", text: redirectUri }],
    },
    {
      text: "Activate it and copy the Client ID and the secret here. The issuer is this address.",
      copy: [{ label: "Issuer", text: "https://oauth.id.jumpcloud.com/" }],
    },
    { text: "Under User Groups, choose who may sign in." },
  ],
  saml: ({ acsUrl, entityId }) => [
    {
      text: "In the JumpCloud admin portal, open SSO Applications → Add New Application → Custom Application. Choose Manage Single Sign-On with SAML, and Export users to this app if you want provisioning.",
    },
    {
      text: "Under SSO, enter these addresses. The SAML subject NameID is email, and the assertion is signed.",
      copy: [
        { label: "SP Entity ID", text: entityId },
        { label: "ACS URL", text: acsUrl },
      ],
    },
    { text: "Copy the IDP URL and the IdP Entity ID here, and download the IDP certificate." },
    { text: "Under User Groups, choose who may sign in." },
  ],
  scim: ({ scimUrl }) => [
    {
      text: "In the custom application, open Identity Management. The API type is SCIM, version 2.0. Enter this Base URL and the token as Token Key.",
      copy: [{ label: "Base URL", text: scimUrl }],
    },
    {
      text: "For the test user, enter an address on a verified domain that nobody uses. Press Test Connection: JumpCloud creates that person and removes them again.",
    },
    {
      text: "The test also creates a group with JumpCloud’s own name, and Earshot accepts no group that doesn’t give a role. If it stops there, turn group management off for the test and back on afterward.",
    },
    {
      text: "Activate it. Under User Groups, choose one group for each role you use. A group’s name ends in Admins, Members, or Observers.",
    },
  ],
};
