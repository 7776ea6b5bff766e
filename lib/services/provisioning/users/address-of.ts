import { AppError } from "@/lib/core/errors";
import { EmailAddress } from "@/lib/core/mail/email-address";
import type { ScimAttributes } from "@/lib/services/provisioning/record";

/**
 * A person's work address: the one of type work, else the primary one, else the first, else the user name; in lower
 * case. Throws `invalid` if that isn't an address.
 */
export function addressOf({ emails, userName }: Pick<ScimAttributes, "emails" | "userName">): string {
  const work = emails.find(({ type }) => type?.toLowerCase() === "work");
  const chosen = work ?? emails.find(({ primary }) => primary === true) ?? emails[0];
  const parsed = EmailAddress.safeParse(chosen?.value ?? userName);
  if (parsed.success) return parsed.data;
  const path = chosen ? "emails" : "userName";
  const message = "The person has no valid email address. Send one in emails with type work, or as userName.";
  throw new AppError("invalid", message, { reason: "invalidValue", problems: [{ path, message }] });
}
