import type { ScimAttributes } from "@/lib/services/provisioning/record";
import { isEmpty } from "../fields";
import type { PatchOperation } from "../patch";
import { textOf, truthOf } from "../texts";
import { refused } from "../words";
import { partOf, withPart, withParts } from "./name";
import { requiredName } from "./parse-user";
import { patchEmails } from "./patch-emails";

type Patched = Partial<ScimAttributes>;
type Patch = (before: ScimAttributes, operation: PatchOperation) => Patched;

const kept = (what: string) => refused("mutability", `${what} can't be removed.`, what);

/** How an operation changes each attribute that we store; one that isn't listed changes nothing. */
const PATCHES: Record<string, Patch> = {
  username(_before, { op, value }) {
    if (op === "remove") throw kept("userName");
    return isEmpty(value) ? {} : { userName: requiredName(value) };
  },
  externalid: (_before, { op, value }) => ({ externalId: op === "remove" ? null : textOf(value, "externalId") }),
  active(_before, { op, value }) {
    if (op === "remove") throw kept("active");
    return isEmpty(value) ? {} : { active: truthOf(value, "active") };
  },
  displayname: (_before, { op, value }) => ({ displayName: op === "remove" ? null : textOf(value, "displayName") }),
  name({ name }, { op, path: { sub }, value }) {
    const part = sub === null ? undefined : partOf(sub);
    if (sub !== null && !part) return {};
    if (part) return { name: withPart(name, part, op === "remove" ? null : value) };
    if (op === "remove") return { name: {} };
    return isEmpty(value) ? {} : { name: withParts(name, value) };
  },
  emails: ({ emails }, operation) => ({ emails: patchEmails(emails, operation) }),
};

/**
 * A person after all operations of a PATCH, in order. Attributes that we don't store, those of other schemas, and id,
 * meta and groups are ignored. Throws `invalidValue` or `mutability`; then nothing changes.
 */
export function patchUser(before: ScimAttributes, operations: PatchOperation[]): ScimAttributes {
  const person = Object.assign({}, before);
  for (const operation of operations) {
    const { urn, attribute } = operation.path;
    const patch = urn === null && Object.hasOwn(PATCHES, attribute) ? PATCHES[attribute] : undefined;
    if (patch) Object.assign(person, patch(person, operation));
  }
  return person;
}
