import type { ScimEmail } from "@/lib/services/provisioning/record";
import { fieldsOf, isObject } from "../fields";
import { textOf, truthOf } from "../texts";
import { refused } from "../words";

const MOST = 20;
const PATH = "emails";

/** One address, sent on its own or with type and so on; null without a value. */
function emailOf(given: unknown): ScimEmail | null {
  if (!isObject(given)) {
    const value = textOf(given, PATH);
    return value === null ? null : { value };
  }
  const fields = fieldsOf(given);
  const value = textOf(fields.get("value"), `${PATH}.value`);
  if (value === null) return null;
  const email: ScimEmail = { value };
  const type = textOf(fields.get("type"), `${PATH}.type`, 40);
  const display = textOf(fields.get("display"), `${PATH}.display`);
  if (type !== null) email.type = type;
  if (fields.has("primary")) email.primary = truthOf(fields.get("primary"), `${PATH}.primary`);
  if (display !== null) email.display = display;
  return email;
}

/** A list of addresses, or a single one; those without a value are dropped. Throws `invalidValue`. */
export function emailsOf(given: unknown): ScimEmail[] {
  const list = given === undefined || given === null ? [] : [given].flat();
  const emails = list.map(emailOf).filter((email): email is ScimEmail => email !== null);
  return within(emails);
}

export function within(emails: ScimEmail[]): ScimEmail[] {
  if (emails.length > MOST) throw refused("invalidValue", `A person can have at most ${MOST} addresses.`, PATH);
  return emails;
}

/** A new primary address replaces the previous one as primary (RFC 7643 §2.4). */
export function joined(before: ScimEmail[], added: ScimEmail[]): ScimEmail[] {
  const known = (email: ScimEmail) =>
    before.some((one) => one.value.toLowerCase() === email.value.toLowerCase() && one.type === email.type);
  const fresh = added.filter((email) => !known(email));
  const hasPrimary = fresh.some(({ primary }) => primary === true);
  const kept = hasPrimary
    ? before.map((one) => (one.primary ? Object.assign({}, one, { primary: false }) : one))
    : before;
  return within([...kept, ...fresh]);
}
