import { mailFunction } from "../mail-function";

/** Sends a mail that somebody may be waiting for, such as a link to sign in with. */
export const sendMail = mailFunction("send-mail", "mail.queued");
