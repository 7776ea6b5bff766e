import { config } from "@/lib/core/config";

/** Whether mail leaves this installation. Otherwise it waits in the outbox, where only an admin reads it. */
export const sendsMail = (): boolean => config().SMTP_URL !== undefined;
