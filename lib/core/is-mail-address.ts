import { EmailAddress } from "./email-address";

/** Whether a text is one mailbox, as the server would accept it. */
export const isMailAddress = (text: string): boolean => EmailAddress.safeParse(text).success;
