import { type Comparison, Reader } from "./reader";

/**
 * A filter (RFC 7644 §3.4.2.2) of `eq` comparisons joined by `and`, with attribute names in lower case. Throws
 * `invalidFilter` for anything else: a half-understood filter would find the wrong people.
 */
export function parseFilter(text: string): Comparison[] {
  return new Reader(text, "invalidFilter").comparisons(null);
}
