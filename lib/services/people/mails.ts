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
    ["Open this link to sign in to Earshot. It works once and expires in one hour."],
    url,
    "If you didn't ask for this, you can ignore this email. Nobody can sign in without the link.",
  );

/** To a member whose company requires its provider for sign-in. */
export const signInWithProviderMail = (providerName: string, url: string): MailContent =>
  linkMail(
    "How to sign in to Earshot",
    [
      "You asked for a sign-in link for Earshot.",
      `Your workspace signs in with ${providerName}, so we can't email you a link. Start here instead:`,
    ],
    url,
    "If you didn't ask for this, you can ignore this email.",
  );

/** Contains nothing that was typed at sign-up, or strangers could have their words mailed to anyone. */
export const confirmationMail = (url: string): MailContent =>
  linkMail(
    "Confirm your Earshot account",
    [
      "Somebody signed up for Earshot with your address.",
      "If it was you, open this link to finish. It works once and expires in a day.",
    ],
    url,
    "If it wasn't you, you can ignore this email. No account is created without the link.",
  );

export const alreadyHereMail = (url: string): MailContent =>
  linkMail(
    "You already have an Earshot account",
    [
      "Somebody signed up for Earshot with your address, but you already have an account. Nothing was changed.",
      "If it was you, open this link to sign in. It works once and expires in a day.",
    ],
    url,
    "If it wasn't you, you can ignore this email.",
  );
