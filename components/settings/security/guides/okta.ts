import type { Guide } from "./guide";

export const okta: Guide = {
  id: "okta",
  label: "Okta",
  oidc: ({ redirectUri }) => [
    {
      text: "In the Okta admin console, open Applications → Create App Integration. Choose OIDC, then Web Application, and name it Earshot.",
    },
    {
      text: "Keep the grant type Authorization Code and enter this sign-in redirect URI.",
      copy: [{ label: "Sign-in redirect URI", text: redirectUri }],
    },
    { text: "Under Assignments, choose who may sign in, and save." },
    {
      text: "Copy the Client ID and the secret here. The issuer is your Okta address, without “-admin”.",
      copy: [{ label: "Issuer", text: "https://YOUR-COMPANY.okta.com" }],
    },
  ],
  saml: ({ acsUrl, entityId }) => [
    {
      text: "In the Okta admin console, open Applications → Create App Integration, choose SAML 2.0, and name it Earshot.",
    },
    {
      text: "Enter these addresses. Name ID format is EmailAddress, and Application username is Email.",
      copy: [
        { label: "Single sign-on URL", text: acsUrl },
        { label: "Audience URI (SP Entity ID)", text: entityId },
      ],
    },
    { text: "Leave Response and Assertion Signature as Signed, and finish." },
    {
      text: "On the Sign On tab, open the details. Copy the Sign on URL and the Issuer here, with the Signing Certificate.",
    },
    { text: "Under Assignments, choose who may sign in." },
  ],
  scim: ({ scimUrl }) => [
    {
      text: "In the SAML application, under General → App Settings → Edit, choose SCIM for Provisioning. If you sign in with OIDC, add SCIM 2.0 Test App (OAuth Bearer Token) from the catalog instead: the wizard’s OIDC applications can’t provision.",
    },
    {
      text: "On the Provisioning tab, enter this address, with userName as the unique identifier. Select Push New Users, Push Profile Updates, and Push Groups. The authentication mode is HTTP Header, with the token.",
      copy: [
        { label: "SCIM connector base URL", text: scimUrl },
        { label: "Unique identifier field for users", text: "userName" },
      ],
    },
    { text: "Press Test Connector Configuration and save." },
    { text: "Under Provisioning → To App, turn on Create Users, Update User Attributes, and Deactivate Users." },
    {
      text: "Assign people under Assignments. Under Push Groups, push one group for each role you use. A group’s name ends in Admins, Members, or Observers.",
    },
  ],
  scimNote:
    "Okta sends changes right away. It never deletes a person here: unassigning them deactivates them, and their work stays.",
};
