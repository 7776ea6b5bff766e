import type { Guide } from "./guide";

export const okta: Guide = {
  id: "okta",
  label: "Okta",
  oidc: ({ redirectUri }) => [
    {
      text: "In the Okta admin console open Applications → Create App Integration. Choose OIDC, then Web Application, and name it Earshot.",
    },
    {
      text: "Keep the grant type Authorization Code, and give this sign-in redirect URI.",
      copy: [{ label: "Sign-in redirect URI", text: redirectUri }],
    },
    { text: "Under Assignments choose who may sign in, and save." },
    {
      text: "Copy the Client ID and the secret here. The issuer is the address of your Okta, without “-admin”.",
      copy: [{ label: "Issuer", text: "https://YOUR-COMPANY.okta.com" }],
    },
  ],
  saml: ({ acsUrl, entityId }) => [
    {
      text: "In the Okta admin console open Applications → Create App Integration, choose SAML 2.0 and name it Earshot.",
    },
    {
      text: "Give these addresses. Name ID format is EmailAddress, and Application username is Email.",
      copy: [
        { label: "Single sign-on URL", text: acsUrl },
        { label: "Audience URI (SP Entity ID)", text: entityId },
      ],
    },
    { text: "Leave Response and Assertion Signature at Signed, and finish." },
    {
      text: "On the tab Sign On, open the details. Copy the Sign on URL and the Issuer here, with the Signing Certificate.",
    },
    { text: "Under Assignments choose who may sign in." },
  ],
  scim: ({ scimUrl }) => [
    {
      text: "In the SAML application, General → App Settings → Edit, choose SCIM as Provisioning. For sign-in with OIDC add SCIM 2.0 Test App (OAuth Bearer Token) from the catalogue instead: the wizard’s OIDC applications can’t provision.",
    },
    {
      text: "On the tab Provisioning, give this address, and userName as the unique identifier. Tick Push New Users, Push Profile Updates and Push Groups. The authentication mode is HTTP Header, with the token.",
      copy: [
        { label: "SCIM connector base URL", text: scimUrl },
        { label: "Unique identifier field for users", text: "userName" },
      ],
    },
    { text: "Press Test Connector Configuration and save." },
    { text: "Under Provisioning → To App turn on Create Users, Update User Attributes and Deactivate Users." },
    {
      text: "Assign people under Assignments. Under Push Groups push one group for each role you use; a group’s name ends in Admins, Members or Observers.",
    },
  ],
  scimNote:
    "Okta sends changes at once. It never deletes a person here: unassigning switches them off, and their work stays.",
};
