import { cutText } from "@/lib/core/text/cut-text";
import type { Changes } from "@/lib/db/current-transaction";
import { changedFields } from "./changed-fields";

const MOST_CHARACTERS = 200;
const MOST_ITEMS = 50;

/**
 * The changes to record for an update: the fields of `after` that are given and differ from `before`, or undefined if
 * none does. Texts are cut at 200 characters; anything but a plain value is only recorded as changed.
 */
export function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Changes | undefined {
  const changed = changedFields(before, after);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((name) => [name, { before: told(before[name]), after: told(after[name]) }]));
}

function told(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value.length > MOST_CHARACTERS ? `${cutText(value, MOST_CHARACTERS)}…` : value;
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (value instanceof Date) return value.toISOString();
  if (!Array.isArray(value)) return "…";
  return value.every((item) => typeof item !== "object") ? value.slice(0, MOST_ITEMS).map(told) : `${value.length} …`;
}
