import type { GroupCondition } from "@/lib/services/provisioning/record";
import type { Comparison } from "../reader";
import { refused } from "../words";

const NAMES: Record<string, GroupCondition["attribute"]> = {
  displayname: "displayName",
  externalid: "externalId",
  id: "id",
};

const unsupported = () =>
  refused(
    "invalidFilter",
    'Groups can be filtered by displayName, externalId, id, and members[value eq "…"].',
    "filter",
  );

function conditionOf({ path, value }: Comparison): GroupCondition {
  const { urn, attribute, sub, where } = path;
  if (urn !== null) throw unsupported();
  if (attribute === "members") {
    const [inner, ...more] = where ?? [];
    const isInside = inner?.path.attribute === "value" && more.length === 0 && sub === null && value === true;
    // Entra ID sends `members eq "…"`: a list is compared by its values (RFC 7643 §2.4).
    const isWhole = where === null && (sub === null || sub === "value");
    const id = isInside ? inner.value : isWhole ? value : undefined;
    if (typeof id !== "string") throw unsupported();
    return { attribute: "member", value: id };
  }
  const known = Object.hasOwn(NAMES, attribute) ? NAMES[attribute] : undefined;
  if (!known || sub !== null || where !== null || typeof value !== "string") throw unsupported();
  // As stored, without surrounding whitespace.
  return { attribute: known, value: value.trim() };
}

/** A filter's conditions on groups. Throws `invalidFilter` for attributes that can't be searched. */
export const groupConditions = (filter: Comparison[]): GroupCondition[] => filter.map(conditionOf);
