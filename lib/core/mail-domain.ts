import { domainToASCII } from "node:url";

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** The record's own name stands in front of it, and a whole name has 253 characters at most. */
const MOST_CHARACTERS = 230;

/**
 * A domain in its one spelling: lower case, international names as `xn--` (RFC 5891), without dots at its end. Null for
 * what is no domain with a dot in it, such as an address of the internet.
 */
export function mailDomain(text: string): string | null {
  const domain = domainToASCII(text.trim().replace(/\.+$/, "")).toLowerCase();
  const labels = domain.split(".");
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d/.test(labels.at(-1) ?? "");
  return isName && domain.length <= MOST_CHARACTERS ? domain : null;
}

/** The domain of an e-mail address in that spelling, or null. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf("@");
  return at < 1 ? null : mailDomain(email.slice(at + 1));
}
