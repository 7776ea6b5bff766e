import { domainToASCII } from "node:url";

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** The record's own name comes in front, and a full name has at most 253 characters. */
const MOST_CHARACTERS = 230;

/**
 * A domain in its canonical spelling: lower case, international names as `xn--` (RFC 5891), no trailing dots. Null for
 * anything that isn't a domain with a dot, such as an IP address.
 */
export function mailDomain(text: string): string | null {
  const domain = domainToASCII(text.trim().replace(/(?<!\.)\.+$/, "")).toLowerCase();
  const labels = domain.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d/.test(labels.at(-1) ?? "");
  return isName && domain.length <= MOST_CHARACTERS ? domain : null;
}

/** The domain of an email address in that spelling, or null. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf("@");
  return at < 1 ? null : mailDomain(email.slice(at + 1));
}
