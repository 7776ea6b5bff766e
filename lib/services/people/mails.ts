import { escapeHtml } from "@/lib/core/escape-html";
import type { MailContent } from "@/lib/services/mail/record";

/** A short mail of paragraphs around one link. */
export function linkMail(subject: string, before: string[], url: string, after: string): MailContent {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    subject,
    text: [...before, url, after].join("\n\n"),
    html: `${before.map(paragraph).join("")}<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>${paragraph(after)}`,
  };
}

export const signInMail = (url: string): MailContent =>
  linkMail(
    "Your sign-in link for Earshot",
    ["Open this link to sign in to Earshot. It works once, for one hour."],
    url,
    "If you did not ask for it, you can ignore this mail: nobody gets in without the link.",
  );

/** To a member whose company lets nobody in but by its provider. */
export const signInWithProviderMail = (providerName: string, url: string): MailContent =>
  linkMail(
    "How to sign in to Earshot",
    [
      "You asked for a sign-in link for Earshot.",
      `Your workspace signs in with ${providerName}, so there is no link to mail. Begin here instead:`,
    ],
    url,
    "If you did not ask for it, you can ignore this mail.",
  );

/** Says nothing that the one who signed up has typed, or strangers could have their words mailed to anybody. */
export const confirmationMail = (url: string): MailContent =>
  linkMail(
    "Confirm your Earshot account",
    [
      "Somebody signed up for Earshot with your address.",
      "If that was you, open this link to finish. It works once, for a day.",
    ],
    url,
    "If it was not you, do nothing: without the link no account is made.",
  );

export const alreadyHereMail = (url: string): MailContent =>
  linkMail(
    "You already have an Earshot account",
    [
      "Somebody signed up for Earshot with your address, which has an account already. Nothing was changed.",
      "If that was you, open this link to sign in. It works once, for a day.",
    ],
    url,
    "If it was not you, you can ignore this mail.",
  );
