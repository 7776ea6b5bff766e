import { z } from "zod";
import { LONGEST_MAILBOX, MAILBOX } from "./is-mail-address";

/** One mailbox, in the canonical spelling by which people are known. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST_MAILBOX)
  .pipe(z.email({ pattern: MAILBOX }))
  .meta({ format: "email" });
