import { config } from "@/lib/core/config";
import { mailText } from "@/lib/core/mail/mail-text";
import { longDay } from "@/lib/core/time/dates";
import type { MailContent } from "@/lib/services/mail/record";
import { writeMail } from "@/lib/services/mail/write-mail";

type Facts = { workspaceName: string; by: string | null; deleteAt: Date };

export const scheduledMail = ({ workspaceName, by, deleteAt }: Facts): MailContent =>
  writeMail(`${mailText(workspaceName)} will be deleted on ${longDay(deleteAt)}`, [
    `${mailText(by ?? "An admin")} scheduled the workspace ${mailText(workspaceName)} for deletion.`,
    "From now on, only admins can open it, and nothing in it can be changed. API keys, connected apps, and webhooks have stopped working. Running studies are paused, and interviews booked for after the deletion are canceled.",
    `On ${longDay(deleteAt)}, everything in it will be deleted for good. Until then, any admin can download all data or cancel the deletion:`,
    { link: `${config().APP_URL}/settings/data`, label: "Export the workspace or cancel the deletion" },
  ]);

export const undoneMail = ({ workspaceName, by }: Omit<Facts, "deleteAt">): MailContent =>
  writeMail(`The deletion of ${mailText(workspaceName)} was canceled`, [
    `${mailText(by ?? "An admin")} canceled the deletion of the workspace ${mailText(workspaceName)}. Everything works as before.`,
    "Studies that were running are still paused, and open invitations were canceled. Resume the studies and send the invitations again where you need them.",
    { link: `${config().APP_URL}/studies`, label: "Your studies" },
  ]);

type Receipt = { workspaceName: string; deletionId: string; doneAt: Date };

export const receiptMail = ({ workspaceName, deletionId, doneAt }: Receipt): MailContent =>
  writeMail(`${mailText(workspaceName)} was deleted`, [
    `The workspace ${mailText(workspaceName)} was deleted on ${longDay(doneAt)}, with its studies, recordings, transcripts, reports, settings, and audit log, and the accounts of people who were in no other workspace.`,
    "Nothing more will be charged. The payment service keeps its records of past payments, as the law requires.",
    `This email is your receipt. Its number is ${deletionId}.`,
  ]);
