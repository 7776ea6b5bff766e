import { placeOf, type QuoteRef } from "@/lib/services/analysis/line";
import type { Matter } from "@/lib/services/analysis/themes/own/moments";
import type { FoundClaim, FoundTheme } from "@/lib/services/analysis/themes/theme";
import type { Overview } from "@/lib/services/eva/reading/overview";

const MATTERS: Record<Overview, readonly Matter[]> = {
  all: ["trouble", "praise", "wish"],
  trouble: ["trouble"],
  praise: ["praise"],
  wishes: ["wish"],
  satisfied: ["praise", "trouble"],
  divided: [],
  steps: ["trouble", "wish"],
};

/** A claim that counts nobody, and the theme it belongs to. */
type Own = { theme: FoundTheme; claim: FoundClaim };

/**
 * What each person has trouble with, speaks well of and wants, where the themes found tell it because too few agree.
 */
export function ownMatters(themes: readonly FoundTheme[], kind: Overview): Own[] {
  return MATTERS[kind].flatMap((matter) => {
    const theme = themes.find(({ own }) => own === matter) ?? themes.find(({ asksFor }) => asksFor === matter);
    const [claim] = theme?.claims ?? [];
    return theme && claim ? [{ theme, claim }] : [];
  });
}

/** What is told of a matter beside what several say alike, and who is quoted for it, best first. */
type Beside = { text: string; quotes: QuoteRef[] };

/**
 * The same of each matter that all lines were searched for: of a single one, a quote of each person who isn't `known`;
 * of several, whatever isn't `told`.
 */
export function ownBeside(
  searched: readonly FoundTheme[],
  kind: Overview,
  known: ReadonlySet<string>,
  told: ReadonlySet<string>,
): Beside[] {
  const isOne = MATTERS[kind].length === 1;
  return ownMatters(
    searched.filter(({ own }) => own),
    kind,
  ).flatMap(({ claim: { text, support } }) => {
    const quotes = support.filter((quote) => (isOne ? !known.has(quote.person) : !told.has(placeOf(quote))));
    return quotes.length > 0 ? [{ text, quotes }] : [];
  });
}

/** Whether what each person says of its matters is worth a search in all lines: steps follow from what several say. */
export const isOfMatters = (kind: Overview): boolean => MATTERS[kind].length === 1 || kind === "all";

/** Whether what was told of them has each of its matters: a summary of wishes alone leaves out what is difficult. */
export const isOfAllMatters = (own: readonly Own[], kind: Overview): boolean => own.length >= MATTERS[kind].length;
