import type { AnalysisLine, QuoteRef } from "../line";
import type { AskedFor } from "./statements/asks-for";

/** Which way the people quoted for a claim lean. */
export type Leaning = "good" | "bad" | "divided" | "open";

/**
 * What was found to be said, with who says it and who says otherwise: of everybody who was counted one quote, best
 * first, at most `MOST_QUOTES` a side; nobody stands on both sides. `step` is what follows from it.
 */
export type FoundClaim = {
  text: string;
  leaning: Leaning;
  step: string;
  support: QuoteRef[];
  against: QuoteRef[];
};

/**
 * Lines that belong together. `title` and `summary` are plain words; `terms` the words that hold it together, as they
 * were said; `isAsked`: the title is a question of the guide, under which people answered in ways of their own, and
 * `asksFor` what that asks them to name, if anything;
 * `people` how many distinct people speak of it; `lines` how many lines.
 */
export type FoundTheme = {
  title: string;
  isAsked: boolean;
  asksFor: AskedFor | null;
  summary: string;
  terms: string[];
  claims: FoundClaim[];
  people: number;
  lines: number;
};

/** `most`: themes at most (default 10). `german`: titles, summaries and claims in German. `signal` ends the search early. */
export type ThemeOptions = { most?: number; german?: boolean; signal?: AbortSignal };

/** Deterministic; lets others run every few milliseconds. Never throws for odd text; throws only what `signal` says. */
export type FindThemes = (lines: readonly AnalysisLine[], options?: ThemeOptions) => Promise<FoundTheme[]>;
