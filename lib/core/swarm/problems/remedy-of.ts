import { upperFirst } from "@/lib/core/text/upper-first";

/** What axe-core reports as missing, and what to do. */
const REMEDIES: [RegExp, (...found: string[]) => string][] = [
  [/^(?:the )?(.+) (?:does not have|has no) (?:an? )?(.+)$/i, (of = "", lack = "") => `give the ${of} ${one(lack)}`],
  [/^aria-label attribute does not exist or is empty$/i, () => "give it an aria-label"],
  [/^aria-labelledby attribute does not exist\b/i, () => "name it with aria-labelledby by an element that has text"],
  [/^element's default semantics were not overridden with (.+)$/i, (how) => `where it is only decoration, set ${how}`],
];

const HEADING = /^Fix (any|all) of the following:$/;
/** Phrases that say nothing on their own. */
const FILLING = new Set(
  "a an and any be do does element elements has have in is it must no not of or the to used".split(" "),
);

/**
 * What to do about a violation, from axe-core's failure summary of one place; null if that says no more than its title.
 * Anything other than a plain omission is passed on in axe-core's words.
 */
export function remedyOf(title: string, failureSummary: string): string | null {
  const known = new Set(tellingWords(title));
  const all: string[] = [];
  const any: string[] = [];
  let part = all;
  for (const line of failureSummary.split("\n").map((text) => text.trim().replace(/\.$/, ""))) {
    const [, which] = HEADING.exec(line) ?? [];
    if (which) part = which === "any" ? any : all;
    else if (tellingWords(line).some((word) => !known.has(word))) part.push(line);
  }
  const told = [sentence(all, "Do all of these"), sentence(any, "One of these is enough")].filter((text) => text);
  return told.join(" ") || null;
}

function sentence(messages: string[], lead: string): string {
  const ways = messages.map(remedy);
  if (ways.length > 1) return `${lead}: ${ways.join("; ")}.`;
  return ways.map((way) => `${upperFirst(way)}.`).join("");
}

function remedy(message: string): string {
  for (const [lack, todo] of REMEDIES) {
    const [found, ...parts] = lack.exec(message) ?? [];
    if (found)
      return todo(...parts.map((part) => part.replace(/^(?:Element|Document)\b/, (word) => word.toLowerCase())));
  }
  return `fix this: ${message}`;
}

const one = (thing: string): string => `${/^[aeiou]/i.test(thing) ? "an" : "a"} ${thing}`;

const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((word) => !FILLING.has(word))
    .map((word) => word.replace(/s$/, ""));
