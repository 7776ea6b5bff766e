import { GROUP_URN, USER_URN } from "./urns";

const CORE = [USER_URN, GROUP_URN].map((urn) => `${urn.toLowerCase()}:`);
const NAME = /^[a-z$][\w$-]*$/;

/** An attribute name: `name.familyName`, optionally with a schema's URN in front. All in lower case. */
export type AttributeName = { urn: string | null; attribute: string; sub: string | null };

/**
 * Parses a name, ignoring case (RFC 7643 §2.1). A core schema's URN is dropped, any other is kept in `urn`; null if it
 * isn't a name.
 */
export function attributeName(text: string): AttributeName | null {
  const lower = text.toLowerCase();
  const core = CORE.find((prefix) => lower.startsWith(prefix));
  const rest = core ? lower.slice(core.length) : lower;
  const isForeign = rest.startsWith("urn:") || /^https?:/.test(rest);
  // The last colon separates schema and attribute; version numbers before it have dots of their own.
  const cut = isForeign ? rest.lastIndexOf(":") : -1;
  const urn = isForeign ? rest.slice(0, cut) : null;
  const [attribute = "", sub = null, ...more] = rest.slice(cut + 1).split(".");
  if (more.length > 0 && !isForeign) return null;
  if (!isForeign && !NAME.test(attribute)) return null;
  if (!isForeign && sub !== null && !NAME.test(sub)) return null;
  return { urn, attribute, sub };
}
