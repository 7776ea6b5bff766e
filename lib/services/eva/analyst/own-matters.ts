import type { QuoteRef } from "@/lib/services/analysis/line";
import type { Matter } from "@/lib/services/analysis/themes/own/moments";
import type { FoundClaim, FoundTheme } from "@/lib/services/analysis/themes/theme";
import type { Overview } from "../reading/overview";

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

/** What each person has trouble with, speaks well of and wants, where the themes found tell it because too few agree. */
export function ownMatters(themes: readonly FoundTheme[], kind: Overview): Own[] {
  return MATTERS[kind].flatMap((matter) => {
    const theme = themes.find(({ own }) => own === matter) ?? themes.find(({ asksFor }) => asksFor === matter);
    const [claim] = theme?.claims ?? [];
    return theme && claim ? [{ theme, claim }] : [];
  });
}

/** The same of a single matter that all lines were searched for: a quote of each person who isn't `known`, best first. */
export function ownOfOthers(
  searched: readonly FoundTheme[],
  kind: Overview,
  known: ReadonlySet<string>,
): { text: string; quotes: QuoteRef[] } | null {
  const [claim] = ownMatters(
    searched.filter(({ own }) => own),
    kind,
  ).map(({ claim }) => claim);
  return claim ? { text: claim.text, quotes: claim.support.filter(({ person }) => !known.has(person)) } : null;
}

/** Whether an overview is of one matter, which may be worth a search in all lines. */
export const isOfOneMatter = (kind: Overview): boolean => MATTERS[kind].length === 1;
