import type { Guide } from "./guide";

/** Microsoft Entra ID. */
export const entra: Guide = {
  id: "entra",
  label: "Entra",
  oidc: ({ redirectUri }) => [
    {
      text: "In the Entra admin center, open App registrations and choose New registration. Name it Earshot, for accounts in this directory only.",
    },
    {
      text: "For Redirect URI, choose Web and enter this address.",
      copy: [{ label: "Redirect URI", text: redirectUri }],
    },
    {
      text: "From its Overview, copy the Application (client) ID into Client ID here. The issuer is this address with your Directory (tenant) ID in it.",
      copy: [{ label: "Issuer", text: "https://login.microsoftonline.com/TENANT-ID/v2.0" }],
    },
    {
      text: "Under Certificates & secrets, create a new client secret and copy its Value, not its ID. Note its expiration date: nobody can sign in after it.",
    },
    {
      text: "Under Token configuration, add the optional claim email to the ID token. Under Enterprise applications → Earshot → Users and groups, assign who may sign in.",
    },
  ],
  saml: ({ acsUrl, entityId }) => [
    {
      text: "In the Entra admin center, open Enterprise applications → New application → Create your own application. Name it Earshot and choose the non-gallery kind.",
    },
    {
      text: "Open Single sign-on → SAML and fill in Basic SAML Configuration.",
      copy: [
        { label: "Identifier (Entity ID)", text: entityId },
        { label: "Reply URL (ACS)", text: acsUrl },
      ],
    },
    {
      text: "Under Attributes & Claims, set the Unique User Identifier to user.mail, in the format Email address.",
    },
    {
      text: "Copy the Login URL and the Microsoft Entra Identifier here, and download the Certificate (Base64).",
    },
    { text: "Under Users and groups, assign who may sign in." },
  ],
  scim: ({ scimUrl }) => [
    {
      text: "In the Entra admin center, open Enterprise applications → Earshot → Provisioning and start a new configuration. If you registered an app for sign-in, that application is already there.",
    },
    {
      text: "Enter this Tenant URL, and the token as Secret token. Press Test connection.",
      copy: [{ label: "Tenant URL", text: `${scimUrl}?aadOptscim062020` }],
    },
    {
      text: 'In the user attribute mapping, userName comes from the address that people sign in with (userPrincipalName or mail), and emails[type eq "work"].value from mail. Keep active, displayName, name.givenName, name.familyName and externalId; the rest is ignored.',
    },
    {
      text: "Under Users and groups, assign the people, and one group for each role you use. A group’s name ends in Admins, Members, or Observers.",
    },
    { text: "Start provisioning. Use Provision on demand to provision one person right away and check that it works." },
  ],
  scimNote:
    "Entra sends changes about every 40 minutes. Anyone removed there stays in Earshot until Entra sends the change.",
};
