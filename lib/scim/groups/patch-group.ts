import type { GroupChange, MembersChange } from "@/lib/services/provisioning/record";
import { isEmpty } from "../fields";
import type { PatchOperation } from "../patch";
import { textOf } from "../texts";
import { refused } from "../words";
import { requiredName } from "./parse-group";
import { patchMembers, type WantedMembers } from "./patch-members";

/** The effect of an operation on a group's name at the provider. */
function rename(change: GroupChange, { op, path: { attribute }, value }: PatchOperation): void {
  if (attribute === "externalid") change.externalId = op === "remove" ? null : textOf(value, "externalId");
  if (attribute !== "displayname") return;
  if (op === "remove") throw refused("mutability", "displayName can't be removed.", "displayName");
  if (!isEmpty(value)) change.displayName = requiredName(value);
}

function asChange({ all, wanted }: WantedMembers): MembersChange {
  const added: string[] = [];
  const removed: string[] = [];
  for (const [id, isIn] of wanted) (isIn ? added : removed).push(id);
  return { all, added, removed };
}

/**
 * The combined effect of all operations of a PATCH on a group. Attributes that we don't store are ignored. Throws
 * `invalidValue`, `invalidPath` or `mutability`.
 */
export function patchGroup(operations: PatchOperation[]): GroupChange {
  const change: GroupChange = {};
  const members: WantedMembers = { all: false, wanted: new Map() };
  for (const operation of operations) {
    if (operation.path.urn !== null) continue;
    if (operation.path.attribute === "members") patchMembers(members, operation);
    else rename(change, operation);
  }
  if (members.all || members.wanted.size > 0) change.members = asChange(members);
  return change;
}
