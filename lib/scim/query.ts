import { fieldsOf } from "./fields";
import { parseFilter } from "./filter";
import type { Comparison } from "./reader";
import { type Selection, selectionOf } from "./selection";
import { refused } from "./words";

/** What a request asks for: which resources, which page, and which attributes. */
export type ScimQuery = { filter: Comparison[] | null; startIndex: number; count: number; selection: Selection };

const MOST = 200;
const DEFAULT_COUNT = 100;
const LAST_INDEX = 2 ** 31 - 1;
const LISTED = new Set(["attributes", "excludedAttributes"]);

/** RFC 7644 §3.4.2.4: less than 1 means 1, a negative count means 0; a page has at most 200. */
function whole(given: unknown, name: string, absent: number): number {
  if (given === undefined || given === null || given === "") return absent;
  const number = typeof given === "string" ? Number(given.trim()) : given;
  if (typeof number !== "number" || !Number.isInteger(number))
    throw refused("invalidValue", `${name} must be a whole number.`, name);
  return Math.min(number, LAST_INDEX);
}

/** Names from a list or a comma-separated text; anything else names nothing. */
const listOf = (given: unknown): string[] =>
  (Array.isArray(given) ? given : typeof given === "string" ? given.split(",") : []).filter(
    (name): name is string => typeof name === "string" && name.trim() !== "",
  );

function queryOf(given: (name: string) => unknown): ScimQuery {
  const filter = given("filter");
  if (filter !== undefined && filter !== null && typeof filter !== "string")
    throw refused("invalidFilter", "A filter must be a string.", "filter");
  return {
    filter: filter ? parseFilter(filter) : emptyFilter(filter),
    startIndex: Math.max(1, whole(given("startIndex"), "startIndex", 1)),
    count: Math.min(MOST, Math.max(0, whole(given("count"), "count", DEFAULT_COUNT))),
    selection: selectionOf(listOf(given("attributes")), listOf(given("excludedAttributes"))),
  };
}

/** An empty `filter=` isn't a filter that we understand, and never means everyone. */
function emptyFilter(filter: string | null | undefined): null {
  if (filter === "") throw refused("invalidFilter", "The filter is empty.", "filter");
  return null;
}

/**
 * A URL's query; unknown parameters are ignored. Throws `invalidFilter` or `invalidValue`, also for a parameter given
 * twice: whichever of the two we used, some callers would have meant the other.
 */
export function queryOfUrl(url: string): ScimQuery {
  const parameters = url.includes("?") ? new URL(url).searchParams : new URLSearchParams();
  const byName = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    const known = byName.get(name.toLowerCase());
    if (known) known.push(value);
    else byName.set(name.toLowerCase(), [value]);
  }
  return queryOf((name) => {
    const values = byName.get(name.toLowerCase()) ?? [];
    if (LISTED.has(name) && values.length > 1) return values.join(",");
    if (values.length > 1)
      throw refused(name === "filter" ? "invalidFilter" : "invalidValue", `${name} is given more than once.`, name);
    return values[0];
  });
}

/** The same from the body of a POST to `.search` (RFC 7644 §3.4.3). */
export function queryOfBody(body: Record<string, unknown>): ScimQuery {
  const fields = fieldsOf(body);
  return queryOf((name) => fields.get(name.toLowerCase()));
}
