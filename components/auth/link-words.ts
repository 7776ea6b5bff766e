/** How a sign-in link is offered. Where no mail is sent, nobody can be emailed one: an admin passes it on. */
export const linkWords = (sendsMail: boolean) =>
  sendsMail
    ? {
        ask: "Email me a sign-in link",
        otherwise: "get a sign-in link by email",
        failed: "The email couldn’t be sent. Try again in a few minutes.",
      }
    : {
        ask: "Request a sign-in link",
        otherwise: "request a sign-in link",
        failed: "The link couldn’t be made. Try again in a few minutes.",
      };
