/** "Not at all expensive": a negation reaches so many words on, small ones apart. */
const SCOPE = 3;
/**
 * "I don't find the price too high": before a verb of opinion a negation reaches one word further, and across a "that".
 * No more: in "I didn't find it, since it was broken" the rest stands on its own. What others did or didn't say isn't
 * an opinion.
 */
const OPINIONS = new Set("find found think thought believe believed feel felt".split(" "));
const SCOPE_OF_OPINION = 4;
const SCOPE_OVER_THAT = 6;
/** "It isn't the same as bad": these say nothing that could be denied. */
const SMALL = new Set(
  "the a an as at all so same really exactly particularly der die das so ganz gar wirklich".split(" "),
);
/** "Nobody has ever called me a crook": who does nothing does none of what follows, until the next clause. */
const NOBODY = new Set("nobody none noone niemand keiner".split(" "));
const SCOPE_OF_NOBODY = 10;
const NEXT_CLAUSE = new Set("and so but because since until when while which und aber weil bis als".split(" "));

/** Up to which word what is said from the negation at `at` on is denied. */
export function deniedUntil(words: readonly string[], at: number): number {
  if (isNobody(words, at)) return untilNextClause(words, at);
  const [verb = "", next = ""] = words.slice(at + 1);
  const scope = !OPINIONS.has(verb) ? SCOPE : next === "that" ? SCOPE_OVER_THAT : SCOPE_OF_OPINION;
  let reached = at;
  for (let left = scope; left > 0 && reached < words.length; reached += 1)
    if (!SMALL.has(words[reached + 1] ?? "")) left -= 1;
  return reached;
}

const isNobody = (words: readonly string[], at: number): boolean =>
  NOBODY.has(words[at] ?? "") ||
  (words[at] === "no" && words[at + 1] === "one") ||
  (words[at] === "not" && (words[at + 1] === "one" || (words[at + 1] === "a" && words[at + 2] === "single")));

function untilNextClause(words: readonly string[], at: number): number {
  const rest = words.slice(at + 1, at + 1 + SCOPE_OF_NOBODY);
  const next = rest.findIndex((word) => NEXT_CLAUSE.has(word));
  return at + (next === -1 ? rest.length : next);
}
