import { isEmpty } from "../fields";
import type { PatchOperation } from "../patch";
import type { Comparison } from "../reader";
import { refused } from "../words";
import { memberIds } from "./member-ids";

/** The member named in brackets; null for two ids at once, which nobody has. A type next to it adds nothing. */
function idInBrackets(where: Comparison[]): string | null {
  const ids = where.filter(({ path }) => path.attribute === "value").map(({ value }) => String(value));
  const others = where.filter(({ path }) => path.attribute !== "value" && path.attribute !== "type");
  if (others.length || !ids.length) throw refused("invalidPath", "Members can only be selected by value.", "members");
  return new Set(ids).size === 1 ? (ids[0] ?? null) : null;
}

/** The ids that an operation is about; null for all members. */
function idsOf({ op, path: { where, sub }, value }: PatchOperation): string[] | null {
  if (where === null && (sub === null || sub === "value")) return isEmpty(value) ? null : memberIds(value);
  if (op !== "remove" || where === null || (sub !== null && sub !== "value"))
    throw refused("invalidPath", "Members can only be added, replaced, or removed as a whole.", "members");
  const id = idInBrackets(where);
  return id === null ? [] : [id];
}

/** Who should and who shouldn't be in the group; with `all`, nobody else stays. */
export type WantedMembers = { all: boolean; wanted: Map<string, boolean> };

/**
 * Applies an operation on members to `members`. Members are removed by brackets (RFC 7644 §3.5.2.2) or by a list of
 * values. Entra ID sends the latter, and reading that as "all members" has removed whole companies.
 */
export function patchMembers(members: WantedMembers, operation: PatchOperation): void {
  const { op } = operation;
  const ids = idsOf(operation);
  // A null counts as not sent, except in a remove, where it means everyone.
  if (ids === null && op !== "remove") return;
  if (ids === null || op === "replace") {
    members.all = true;
    members.wanted.clear();
  }
  for (const id of ids ?? []) members.wanted.set(id, op !== "remove");
}
