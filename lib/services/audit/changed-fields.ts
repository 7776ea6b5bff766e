import { isDeepStrictEqual } from "node:util";

/** As it is stored: dates are text, absent and undefined are the same, and keys have no order. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/**
 * The names of the fields of `after` that are given and differ from `before`. An update without any changes nothing.
 */
export const changedFields = (before: Record<string, unknown>, after: Record<string, unknown>): string[] =>
  Object.keys(after).filter(
    (name) => after[name] !== undefined && !isDeepStrictEqual(stored(before[name]), stored(after[name])),
  );
