/** The agents' name in a robots.txt (RFC 9309 §2.2.1). */
const PRODUCT = "earshotswarm";

type Rule = { allow: boolean; path: string };

/**
 * Whether a robots.txt lets agents open a path. Only rules for them by name count: general rules are meant for
 * uninvited visitors, and whoever starts a run states that they may test the site. The longest matching rule decides,
 * and at equal length the one that allows (RFC 9309 §2.2.2).
 */
export function allows(robots: string, path: string): boolean {
  let deciding: Rule = { allow: true, path: "" };
  for (const rule of rulesFor(robots)) {
    const further = rule.path.length - deciding.path.length;
    if ((further > 0 || (further === 0 && rule.allow)) && fits(rule.path, path)) deciding = rule;
  }
  return deciding.allow;
}

function rulesFor(robots: string): Rule[] {
  const rules: Rule[] = [];
  let ours = false;
  let naming = false;
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [said = ""] = line.split("#", 1);
    const colon = said.indexOf(":");
    const name = said.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = said.slice(colon + 1).trim();
    if (name === "user-agent") {
      ours = (naming && ours) || value.toLowerCase() === PRODUCT;
      naming = true;
    } else if (name === "allow" || name === "disallow") {
      naming = false;
      if (ours && value) rules.push({ allow: name === "allow", path: value });
    }
  }
  return rules;
}

/**
 * `*` matches anything, a final `$` the end (RFC 9309 §2.2.3). Not a regular expression: a pattern of thirty stars,
 * which the site chooses, would never finish on a long path.
 */
function fits(pattern: string, path: string): boolean {
  const ends = pattern.endsWith("$");
  const [first = "", ...parts] = (ends ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  const last = ends ? parts.pop() : "";
  if (last === undefined) return path === first;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - last.length >= at && path.endsWith(last);
}
