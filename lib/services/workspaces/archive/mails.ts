import { config } from "@/lib/core/config";
import { mailText } from "@/lib/core/mail-text";
import type { MailContent } from "@/lib/services/mail/record";
import { writeMail } from "@/lib/services/mail/write-mail";

const DAY = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

const UNITS = ["bytes", "KB", "MB", "GB", "TB"];

function size(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toFixed(1)} ${UNITS[power]}`;
}

type Ready = { workspaceName: string; sizeBytes: number; expiresAt: Date };

/** The file itself is linked on the page only, where admins are asked to sign in. */
export const readyMail = ({ workspaceName, sizeBytes, expiresAt }: Ready): MailContent =>
  writeMail("Your export of everything is ready", [
    `The archive of ${mailText(workspaceName)} is made: a ZIP of ${size(sizeBytes)} with all data, files and recordings.`,
    { link: `${config().APP_URL}/settings/data`, label: "Download it" },
    `It is kept until ${DAY.format(expiresAt)} and then removed. Only admins can download it.`,
  ]);
