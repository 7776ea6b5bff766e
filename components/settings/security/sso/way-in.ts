/** How admins get in when the provider that everybody must sign in with fails. */
export const wayIn = (providerName: string, sendsMail: boolean): string =>
  sendsMail
    ? `If ${providerName} fails, admins can still get a sign-in link by email.`
    : `If ${providerName} fails, admins can still ask for a sign-in link. No mail is sent from here, so an admin who is signed in passes it on from Outgoing email.`;
