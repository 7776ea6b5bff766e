/** How agents are called in a robots.txt (RFC 9309 §2.2.1). */
const PRODUCT = "earshotswarm";

type Rule = { allow: boolean; path: string };

/**
 * Whether a robots.txt lets agents open a path. Only rules that name them count: rules for everybody are meant for those
 * who come unasked, and whoever starts a run says that they may test the site. The longest rule that fits decides, and
 * of two as long the one that allows (RFC 9309 §2.2.2).
 */
export function allows(robots: string, path: string): boolean {
  const fitting = rulesFor(robots).filter((rule) => patternOf(rule.path).test(path));
  const longest = Math.max(0, ...fitting.map((rule) => rule.path.length));
  const deciding = fitting.filter((rule) => rule.path.length === longest);
  return deciding.length === 0 || deciding.some(({ allow }) => allow);
}

function rulesFor(robots: string): Rule[] {
  const rules: Rule[] = [];
  let ours = false;
  let naming = false;
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [, key = "", value = ""] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const name = key.toLowerCase();
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

function patternOf(path: string): RegExp {
  const ends = path.endsWith("$");
  const parts = (ends ? path.slice(0, -1) : path).split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}${ends ? "$" : ""}`);
}
