import { mailText } from "@/lib/core/mail/mail-text";
import { listed } from "@/lib/core/text/listed";
import type { MailContent } from "@/lib/services/mail/record";
import { writeMail } from "@/lib/services/mail/write-mail";

export const signInMail = (url: string): MailContent =>
  writeMail("Your sign-in link for Earshot", [
    "Use this link to sign in to Earshot. It works once and expires in one hour.",
    { label: "Sign in to Earshot", link: url },
    { small: "If you didn’t ask for this, you can ignore this email. Nobody can sign in without the link." },
  ]);

/** To a member whose company requires its provider for sign-in. */
export const signInWithProviderMail = (providerName: string, url: string): MailContent =>
  writeMail("How to sign in to Earshot", [
    `You asked for a sign-in link for Earshot. Your workspace signs in with ${providerName}, so we can’t email you a link. Start here instead:`,
    { label: `Sign in with ${providerName}`, link: url },
    { small: "If you didn’t ask for this, you can ignore this email." },
  ]);

/** Contains nothing that was typed at sign-up, or strangers could have their words mailed to anyone. */
export const confirmationMail = (url: string): MailContent =>
  writeMail("Confirm your Earshot account", [
    "Somebody signed up for Earshot with your address. If it was you, confirm it to finish. The link works once and expires in a day.",
    { label: "Confirm your account", link: url },
    { small: "If it wasn’t you, you can ignore this email. No account is created without the link." },
  ]);

export const alreadyHereMail = (url: string): MailContent =>
  writeMail("You already have an Earshot account", [
    "Somebody signed up for Earshot with your address, but you already have an account. Nothing was changed.",
    "If it was you, sign in with this link. It works once and expires in a day.",
    { label: "Sign in to Earshot", link: url },
    { small: "If it wasn’t you, you can ignore this email." },
  ]);

/** To the address that the account had. `workspaces` are those that the person left. */
export const accountDeletedMail = (workspaces: { name: string }[]): MailContent =>
  writeMail("Your Earshot account was deleted", [
    "You deleted your Earshot account. You are signed out everywhere, and your API keys and connected apps have stopped working.",
    workspaces.length === 0
      ? "Nobody can sign in with this address any more."
      : `What you made in ${listed(
          "en",
          workspaces.map(({ name }) => mailText(name)),
        )} stays with the workspace, with “Former member” as its author.`,
    {
      small:
        "If you didn’t do this, someone had access to your account: tell an admin of your workspace. Deleting an account can’t be undone, but you can be invited again with this address.",
    },
  ]);
