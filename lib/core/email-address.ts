import { z } from "zod";

/** One mailbox, in the canonical spelling by which people are known. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email()).meta({ format: "email" });
