import { renamedClaim } from "@/lib/core/evidence/asked-claim";
import { newId } from "@/lib/core/ids";
import { type ClaimContent, type Content, claimsOf, type EvidenceContent, type ThemeContent } from "../content";
import type { Found, FoundClaim, FoundTheme } from "./found-content";
import { type Matched, match } from "./match";
import { mergeSteps } from "./merge-steps";

const MOST_TERMS = 40;
const NEW = { hidden: false, edited: false };

/**
 * Merges new findings with everything that people did: what they renamed, merged, hid, moved, added or removed stays
 * so. What they left alone and isn't found again is deleted. Recognized items keep their ids.
 */
export function merge(before: Content, found: Found): Content {
  const matched = match(before, found);
  const ids = new Map<FoundClaim, string>();
  const idOf = (claim: FoundClaim): string => {
    const id = ids.get(claim) ?? matched.claims.of.get(claim)?.id ?? newId("claim");
    ids.set(claim, id);
    return id;
  };
  const titles = titlesOf(found, matched);
  const build = (one: FoundClaim): ClaimContent => {
    const claim = { ...one, text: titles.get(one)?.(one.text) ?? one.text };
    const old = matched.claims.of.get(one);
    if (!old) return { id: idOf(one), ...NEW, ...claim };
    const { text, isOpen } = old.edited ? old : claim;
    return { ...old, text, isOpen, evidence: mergeEvidence(old.evidence, claim.evidence) };
  };
  const kept = before.themes.flatMap((theme) => keepTheme(theme, found, matched, build) ?? []);
  const fresh = found.themes.flatMap((theme) => {
    if (matched.themes.has(theme)) return [];
    const claims = theme.claims.filter((claim) => !staysElsewhere(claim, matched)).map(build);
    return claims.length > 0 ? [{ ...theme, id: newId("theme"), ...NEW, claims }] : [];
  });
  const themes = inOrder(kept, fresh, found, matched);
  const left = new Set(claimsOf({ themes }).map(({ id }) => id));
  return {
    summary: before.summaryEdited ? before.summary : found.summary,
    summaryEdited: before.summaryEdited,
    themes,
    nextSteps: mergeSteps(before.nextSteps, found.steps, (claim) => idOf(claim), left),
  };
}

/** How the claims of themes that a person renamed are worded: by the title that these have now. */
function titlesOf({ themes }: Found, matched: Matched): Map<FoundClaim, (text: string) => string> {
  return new Map(
    themes.flatMap((theme) => {
      const now = matched.themes.get(theme);
      // In a theme merged from several, each claim keeps the question that it answers.
      const isMerged = themes.some((other) => other !== theme && matched.themes.get(other) === now);
      if (!now?.edited || isMerged) return [];
      return theme.claims.map(
        (claim) => [claim, (text: string) => renamedClaim(theme.title, now.title, text)] as const,
      );
    }),
  );
}

/** A claim that a person worded or moved stays in its theme. */
const staysElsewhere = (claim: FoundClaim, { claims }: Matched): boolean => claims.of.get(claim)?.edited ?? false;

const isPersons = ({ edited, hidden, evidence }: ClaimContent): boolean =>
  edited || hidden || evidence.some(({ added, stance }) => added && stance !== "removed");

/** An existing theme in its new form; null if it isn't found again and no person changed anything in it. */
function keepTheme(
  theme: ThemeContent,
  found: Found,
  matched: Matched,
  build: (claim: FoundClaim) => ClaimContent,
): ThemeContent | null {
  const here = found.themes.filter((one) => matched.themes.get(one) === theme);
  const isWhole = here.length === 0 && (theme.edited || theme.hidden);
  const before = theme.claims.flatMap((claim) => {
    const again = matched.claims.by.get(claim);
    if (!again) return isWhole || isPersons(claim) ? [claim] : [];
    // A claim that nobody touched goes where it was found.
    const stays = claim.edited || isWhole || here.some(({ claims }) => claims.includes(again));
    return stays ? [build(again)] : [];
  });
  const has = new Set(before.map(({ id }) => id));
  const added = here
    .flatMap(({ claims }) => claims)
    .filter((claim) => !staysElsewhere(claim, matched))
    .map(build)
    .filter(({ id }) => !has.has(id));
  const claims = theme.claims.some(({ edited }) => edited)
    ? [...before, ...added]
    : asFound(before, added, here, matched);
  if (claims.length === 0 && !theme.edited && !theme.hidden) return null;
  return { ...theme, ...wordsOf(theme, here), claims };
}

/** If no person ordered the claims, the analyst's order applies. */
function asFound(
  before: ClaimContent[],
  added: ClaimContent[],
  here: FoundTheme[],
  { claims }: Matched,
): ClaimContent[] {
  const all = new Map([...before, ...added].map((claim) => [claim.id, claim]));
  const found = here.flatMap((theme) => theme.claims.flatMap((claim) => claims.of.get(claim)?.id ?? []));
  const known = found.flatMap((id) => all.get(id) ?? []);
  const first = new Set(known);
  return [...known, ...[...all.values()].filter((claim) => !first.has(claim))];
}

function wordsOf(theme: ThemeContent, here: readonly FoundTheme[]): Pick<ThemeContent, "title" | "summary" | "terms"> {
  const [first] = here;
  if (!first) return theme;
  if (!theme.edited) return first;
  const terms = new Set([...theme.terms, ...here.flatMap(({ terms }) => terms)]);
  return { title: theme.title, summary: theme.summary, terms: [...terms].slice(0, MOST_TERMS) };
}

/** People's decisions first: a quote they removed isn't brought back by another span of the same line. */
function mergeEvidence(before: readonly EvidenceContent[], found: readonly EvidenceContent[]): EvidenceContent[] {
  const theirs = before.filter(({ added }) => added);
  const decided = new Set(theirs.flatMap(({ line, passageId }) => [line, passageId]));
  return [...theirs, ...found.filter(({ line, passageId }) => !decided.has(line) && !decided.has(passageId))];
}

/** The analyst's order, most people first, until a person changed a theme; then new items come last. */
function inOrder(kept: ThemeContent[], fresh: ThemeContent[], found: Found, { themes }: Matched): ThemeContent[] {
  if (kept.some(({ edited }) => edited)) return [...kept, ...fresh];
  const place = (theme: ThemeContent) => {
    const at = found.themes.findIndex((one) => themes.get(one)?.id === theme.id || one.title === theme.title);
    return at < 0 ? found.themes.length : at;
  };
  return [...kept, ...fresh].sort((a, b) => place(a) - place(b));
}
