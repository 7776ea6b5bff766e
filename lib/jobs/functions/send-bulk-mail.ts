import { mailFunction } from "../mail-function";

/** Sends one of many mails, such as the invitations to a study. */
export const sendBulkMail = mailFunction("send-bulk-mail", "mail.bulk.queued");
