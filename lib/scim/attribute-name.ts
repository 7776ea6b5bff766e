import { GROUP_URN, USER_URN } from "./urns";

const CORE = [USER_URN, GROUP_URN].map((urn) => `${urn.toLowerCase()}:`);
const NAME = /^[a-z$][\w$-]*$/;

/** An attribute as people write it: `name.familyName`, or with a schema's URN in front. All in lower case. */
export type AttributeName = { urn: string | null; attribute: string; sub: string | null };

/**
 * Reads a name without regard to letter case (RFC 7643 §2.1). The URN of a core schema is dropped, another's is kept in
 * `urn`; null for what is no name.
 */
export function attributeName(text: string): AttributeName | null {
  const lower = text.toLowerCase();
  const core = CORE.find((prefix) => lower.startsWith(prefix));
  const rest = core ? lower.slice(core.length) : lower;
  const isForeign = rest.startsWith("urn:") || /^https?:/.test(rest);
  // The last colon parts the schema from the attribute; version numbers before it have dots of their own.
  const cut = isForeign ? rest.lastIndexOf(":") : -1;
  const urn = isForeign ? rest.slice(0, cut) : null;
  const [attribute = "", sub = null, ...more] = rest.slice(cut + 1).split(".");
  if (more.length > 0 && !isForeign) return null;
  if (!isForeign && !NAME.test(attribute)) return null;
  if (!isForeign && sub !== null && !NAME.test(sub)) return null;
  return { urn, attribute, sub };
}
