import type { ScimEmail } from "@/lib/services/provisioning/record";
import { fieldsOf, isObject } from "../fields";
import type { PatchOperation } from "../patch";
import type { Comparison } from "../reader";
import { textOf, truthOf } from "../texts";
import { emailsOf, joined, within } from "./emails";

type Part = "value" | "type" | "primary" | "display";
const PARTS: Part[] = ["value", "type", "primary", "display"];

const same = (a: unknown, b: unknown) => String(a ?? "").toLowerCase() === String(b ?? "").toLowerCase();

function holds(email: ScimEmail, where: Comparison[]): boolean {
  return where.every(({ path, value }) => {
    const part = PARTS.find((one) => one === path.attribute);
    if (part === "primary") return String(email.primary === true) === String(value).toLowerCase();
    return part !== undefined && same(email[part], value);
  });
}

/** A new address that satisfies the brackets: `[type eq "work"]` makes one of that type. */
function likeWhere(where: Comparison[]): ScimEmail {
  const made: ScimEmail = { value: "" };
  for (const { path, value } of where) {
    if (path.attribute === "type" && typeof value === "string") made.type = value;
    if (path.attribute === "primary") made.primary = same(value, "true");
    if (path.attribute === "value" && typeof value === "string") made.value = value;
  }
  return made;
}

function withPart(email: ScimEmail, part: Part, value: unknown): ScimEmail {
  const next = Object.assign({}, email);
  if (part === "primary") next.primary = truthOf(value, "emails.primary");
  else if (part === "value") next.value = textOf(value, "emails.value") ?? "";
  else {
    const text = textOf(value, `emails.${part}`);
    if (text === null) delete next[part];
    else next[part] = text;
  }
  return next;
}

function changed(email: ScimEmail, sub: string | null, value: unknown): ScimEmail {
  const given =
    sub !== null ? new Map([[sub, value]]) : isObject(value) ? fieldsOf(value) : new Map([["value", value]]);
  let next = email;
  for (const [key, inner] of given) {
    const part = PARTS.find((one) => one === key);
    if (part) next = withPart(next, part, inner);
  }
  return next;
}

/** The addresses to remove: all, those matching the path, or those whose values were sent along. */
function remove(before: ScimEmail[], { path: { where, sub }, value }: PatchOperation): ScimEmail[] {
  if (where !== null && sub !== null && sub !== "value")
    return before.map((email) => (holds(email, where) ? changed(email, sub, null) : email));
  if (where !== null) return before.filter((email) => !holds(email, where));
  const named = emailsOf(value);
  if (named.length === 0 && value !== undefined && value !== null) return before;
  return before.filter((email) => named.length > 0 && !named.some((one) => same(one.value, email.value)));
}

/**
 * The addresses after an operation. If a path in brackets matches none, add and replace both create one, because Entra
 * ID sends both for an address that doesn't exist yet. An address without a value is dropped.
 */
export function patchEmails(before: ScimEmail[], operation: PatchOperation): ScimEmail[] {
  const { op, path, value } = operation;
  if (op === "remove") return remove(before, operation);
  if (path.where === null && path.sub === null) return op === "add" ? joined(before, emailsOf(value)) : emailsOf(value);
  const isMeant = (email: ScimEmail, index: number) => (path.where ? holds(email, path.where) : index === 0);
  const found = before.some(isMeant);
  const all = found ? before : [...before, likeWhere(path.where ?? [])];
  const made = all.map((email, index) => {
    const isOne = found ? isMeant(email, index) : index === all.length - 1;
    return isOne ? changed(email, path.sub, value) : email;
  });
  return within(made.filter((email) => email.value !== ""));
}
