import { config } from "@/lib/core/config";
import { mailText } from "@/lib/core/mail/mail-text";
import { byteSize } from "@/lib/core/text/byte-size";
import { longDay } from "@/lib/core/time/dates";
import type { MailContent } from "@/lib/services/mail/record";
import { writeMail } from "@/lib/services/mail/write-mail";

type Ready = { workspaceName: string; sizeBytes: number; expiresAt: Date };

/** The file is linked only on the page, where admins have to sign in. */
export const readyMail = ({ workspaceName, sizeBytes, expiresAt }: Ready): MailContent =>
  writeMail("Your workspace export is ready", [
    `The export of ${mailText(workspaceName)} is ready: a ZIP of ${byteSize(sizeBytes)} with all data, files, and recordings.`,
    { link: `${config().APP_URL}/settings/data`, label: "Download the export" },
    `It will be deleted on ${longDay(expiresAt)}. Only you can download it, as long as you are an admin.`,
  ]);
