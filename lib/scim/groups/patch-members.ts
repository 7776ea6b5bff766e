import { isEmpty } from "../fields";
import type { PatchOperation } from "../patch";
import type { Comparison } from "../reader";
import { refused } from "../words";
import { memberIds } from "./member-ids";

/** The member that brackets mean; null for two ids at once, which nobody has. A type beside it says nothing more. */
function idInBrackets(where: Comparison[]): string | null {
  const ids = where.filter(({ path }) => path.attribute === "value").map(({ value }) => String(value));
  const others = where.filter(({ path }) => path.attribute !== "value" && path.attribute !== "type");
  if (others.length || !ids.length) throw refused("invalidPath", "Members are picked by their value only.", "members");
  return new Set(ids).size === 1 ? (ids[0] ?? null) : null;
}

/** The ids that an operation is about; null for all members. */
function idsOf({ op, path: { where, sub }, value }: PatchOperation): string[] | null {
  if (where === null && (sub === null || sub === "value")) return isEmpty(value) ? null : memberIds(value);
  if (op !== "remove" || where === null || (sub !== null && sub !== "value"))
    throw refused("invalidPath", "Members are added, replaced and removed whole.", "members");
  const id = idInBrackets(where);
  return id === null ? [] : [id];
}

/** Who is wanted in the group and who is not; with `all`, nobody else stays. */
export type WantedMembers = { all: boolean; wanted: Map<string, boolean> };

/**
 * Takes an operation on members into `members`. They are removed by brackets (RFC 7644 §3.5.2.2) or by a list of values:
 * Entra ID sends that one, and to read it as "all members" has put whole companies out.
 */
export function patchMembers(members: WantedMembers, operation: PatchOperation): void {
  const { op } = operation;
  const ids = idsOf(operation);
  // A null is as if not sent, but for a remove: that is of all.
  if (ids === null && op !== "remove") return;
  if (ids === null || op === "replace") {
    members.all = true;
    members.wanted.clear();
  }
  for (const id of ids ?? []) members.wanted.set(id, op !== "remove");
}
