import { type ClaimContent, type Content, claimsOf, type ThemeContent } from "../content";
import type { Found, FoundClaim, FoundTheme } from "./found-content";
import { pairUp, shareOf } from "./pair-up";

export type Matched = {
  /** The existing claim that a found one corresponds to. */
  claims: ReturnType<typeof pairUp<FoundClaim, ClaimContent>>;
  /** The existing theme that a found one corresponds to, or that a person merged it into. */
  themes: Map<FoundTheme, ThemeContent>;
};

/** At least half of a claim's earlier quotes are quoted for it again. */
const SAME_QUOTES = 0.5;
const SAME_TERMS = 0.5;
const SAME_CLAIMS = 0.5;
/** Share of a theme's words that must be in a theme that a person merged from several. */
const MERGED_TERMS = 0.8;

const linesOf = (evidence: readonly { line: string }[]) => new Set(evidence.map(({ line }) => line));

/** Lines that a person put under their own wording support only that, not anything the analyst finds. */
const isTheirOwn = ({ edited, evidence }: ClaimContent) => edited && evidence.every(({ added }) => added);

/** Recognizes claims by the lines that they quote, and themes by their words, name and claims. */
export function match(before: Content, found: Found): Matched {
  const known = new Map(claimsOf(before).map((claim) => [claim, linesOf(isTheirOwn(claim) ? [] : claim.evidence)]));
  const fresh = new Map(found.themes.flatMap(({ claims }) => claims.map((claim) => [claim, linesOf(claim.evidence)])));
  const claims = pairUp([...fresh.keys()], [...known.keys()], (one, other) => {
    const [now, then] = [fresh.get(one) ?? new Set<string>(), known.get(other) ?? new Set<string>()];
    const kept = shareOf(then, now);
    const sameText = one.text === other.text;
    return kept >= SAME_QUOTES || sameText ? kept + shareOf(now, then) + (sameText ? 1 : 0) : 0;
  });
  const termsIn = (one: FoundTheme, other: ThemeContent) => shareOf(new Set(one.terms), new Set(other.terms));
  const claimsIn = (one: FoundTheme, other: ThemeContent) => {
    const own = new Set(other.claims);
    const known = one.claims.flatMap((claim) => claims.of.get(claim) ?? []);
    return known.filter((claim) => own.has(claim)).length / Math.max(1, one.claims.length);
  };
  const isNamed = (one: FoundTheme, other: ThemeContent) =>
    one.title === other.title || other.terms.includes(one.title);
  const pairs = pairUp(found.themes, before.themes, (one, other) => {
    const [terms, shared] = [termsIn(one, other), claimsIn(one, other)];
    const like = terms + shared + (isNamed(one, other) ? 1 : 0);
    return terms >= SAME_TERMS || shared >= SAME_CLAIMS || isNamed(one, other) ? like : 0;
  });
  const themes = new Map(pairs.of);
  for (const theme of found.themes) {
    if (themes.has(theme)) continue;
    const into = before.themes.find(
      (one) =>
        one.edited &&
        (isNamed(theme, one) || termsIn(theme, one) >= MERGED_TERMS || claimsIn(theme, one) >= SAME_CLAIMS),
    );
    if (into) themes.set(theme, into);
  }
  return { claims, themes };
}
