import type { QuoteRef } from "@/lib/services/analysis/line";
import type { FoundTheme } from "@/lib/services/analysis/themes/theme";

/** All that themes quote, on either side. */
export const quoted = (themes: readonly FoundTheme[]): QuoteRef[] =>
  themes.flatMap(({ claims }) => claims.flatMap(({ support, against }) => [...support, ...against]));

/** What themes claim, a claim a line. */
export const claimed = (themes: readonly FoundTheme[]): string =>
  themes.flatMap(({ claims }) => claims.map(({ text }) => text)).join("\n");

export const peopleIn = (themes: readonly FoundTheme[]) => new Set(quoted(themes).map(({ person }) => person));
