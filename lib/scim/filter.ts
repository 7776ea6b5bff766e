import { type Comparison, Reader } from "./reader";

/**
 * A filter (RFC 7644 §3.4.2.2) of `eq` comparisons that all have to hold, attribute names in lower case. Throws
 * `invalidFilter` for everything else: a filter that is half understood would find the wrong people.
 */
export function parseFilter(text: string): Comparison[] {
  return new Reader(text, "invalidFilter").comparisons(null);
}
