import { config } from "@/lib/core/config";
import { longDay } from "@/lib/core/long-day";
import { mailText } from "@/lib/core/mail-text";
import type { MailContent } from "@/lib/services/mail/record";
import { writeMail } from "@/lib/services/mail/write-mail";

type Facts = { workspaceName: string; by: string | null; deleteAt: Date };

export const scheduledMail = ({ workspaceName, by, deleteAt }: Facts): MailContent =>
  writeMail(`${mailText(workspaceName)} will be deleted on ${longDay(deleteAt)}`, [
    `${mailText(by ?? "An admin")} asked for the workspace ${mailText(workspaceName)} to be deleted.`,
    "From now on only admins can open it, and nothing in it can be changed. API keys, connected programs and webhooks have stopped. Running studies are paused.",
    `On ${longDay(deleteAt)} everything in it is deleted for good. Until then any admin can download all data, or undo this:`,
    { link: `${config().APP_URL}/settings/data`, label: "Export everything, or undo" },
  ]);

export const undoneMail = ({ workspaceName, by }: Omit<Facts, "deleteAt">): MailContent =>
  writeMail(`${mailText(workspaceName)} stays`, [
    `${mailText(by ?? "An admin")} took back that the workspace ${mailText(workspaceName)} is deleted. Everything works as before.`,
    "Studies that were running are still paused, and invitations that were open were cancelled: start and send them again where you want to.",
    { link: `${config().APP_URL}/studies`, label: "Your studies" },
  ]);

type Receipt = { workspaceName: string; deletionId: string; doneAt: Date };

export const receiptMail = ({ workspaceName, deletionId, doneAt }: Receipt): MailContent =>
  writeMail(`${mailText(workspaceName)} is deleted`, [
    `The workspace ${mailText(workspaceName)} was deleted on ${longDay(doneAt)}: its studies, recordings, transcripts, reports, settings and audit log, and the accounts of people who were in no other workspace.`,
    "Nothing more will be charged. What was paid stays in the books of the payment service, as the law demands.",
    `This is the receipt. Its number is ${deletionId}.`,
  ]);
