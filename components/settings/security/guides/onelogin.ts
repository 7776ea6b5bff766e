import type { Guide } from "./guide";

const TEMPLATE = JSON.stringify(
  {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
    userName: "{$parameters.scimusername}",
    externalId: "{$user.id}",
    displayName: "{$user.display_name}",
    name: { givenName: "{$user.firstname}", familyName: "{$user.lastname}" },
    emails: [{ value: "{$user.email}", type: "work", primary: true }],
  },
  null,
  2,
);

export const onelogin: Guide = {
  id: "onelogin",
  label: "OneLogin",
  oidc: ({ redirectUri }) => [
    {
      text: "In OneLogin’s administration, open Applications → Add App and choose OpenId Connect (OIDC). Name it Earshot.",
    },
    { text: "Under Configuration, enter this Redirect URI.", copy: [{ label: "Redirect URI", text: redirectUri }] },
    {
      text: "Under SSO, the application type is Web and the token endpoint is Basic. Copy the Client ID and the secret here. The issuer is this address.",
      copy: [{ label: "Issuer", text: "https://YOUR-COMPANY.onelogin.com/oidc/2" }],
    },
    { text: "Under Access, choose the roles whose people may sign in." },
  ],
  saml: ({ acsUrl, entityId }) => [
    {
      text: "In OneLogin’s administration, open Applications → Add App and choose SCIM Provisioner with SAML (SCIM v2 Core). Without provisioning, SAML Custom Connector (Advanced) works too.",
    },
    {
      text: "Under Configuration, enter these addresses.",
      copy: [
        { label: "SAML consumer URL", text: acsUrl },
        { label: "SAML audience URL", text: entityId },
      ],
    },
    { text: "Under Parameters, the NameID value is Email. Under SSO, choose SHA-256 and sign the assertion." },
    { text: "From SSO copy the SAML 2.0 Endpoint (HTTP) and the Issuer URL here, with the X.509 certificate." },
  ],
  scim: ({ scimUrl }) => [
    {
      text: "In OneLogin’s administration, open Applications → Add App and choose SCIM Provisioner with SAML (SCIM v2 Core).",
    },
    {
      text: "Under Configuration, enter this SCIM Base URL, the template, and the token as SCIM Bearer Token. Press Enable.",
      copy: [
        { label: "SCIM Base URL", text: scimUrl },
        { label: "SCIM JSON Template", text: TEMPLATE },
      ],
    },
    {
      text: "Under Provisioning, turn on Enable provisioning. When users are deleted or lose the application, choose Suspend.",
    },
    {
      text: "Under Parameters, include Groups. With a rule, set the group for each role: its name ends in Admins, Members, or Observers.",
    },
    {
      text: "Assign the application to people. Anything waiting for approval under Users is sent once you approve it.",
    },
  ],
};
