import type { AnalysisLine, QuoteRef } from "../line";
import type { Matter } from "./own/moments";
import type { AskedFor } from "./statements/asks-for";

/**
 * The direction in which the people quoted for a claim lean; `told`: they name the same thing, which is neither good
 * nor bad.
 */
export type Leaning = "good" | "bad" | "divided" | "told" | "open";

/**
 * A claim, with who supports it and who contradicts it: one quote per counted person, best first, at most `MOST_QUOTES`
 * a side; nobody is on both sides. `step` is the next step, empty if there is none; `isOfSeveral`: it is what several
 * people name; `isUnshared`: each of them names something else.
 */
export type FoundClaim = {
  text: string;
  leaning: Leaning;
  step: string;
  support: QuoteRef[];
  against: QuoteRef[];
  isOfSeveral?: boolean;
  isUnshared?: boolean;
};

/**
 * Lines that belong together. `title` and `summary` are plain words; `thing`: its name within a sentence, null for a
 * question; `terms`: the words that hold it together, as said; `isAsked`: the title is a question of the guide,
 * answered in people's own ways, and `asksFor` what that asks them to name, if anything; `people`: number of distinct
 * people who mention it; `lines`: number of lines; `own`: it has no subject, but what each person has trouble with,
 * speaks well of or wants.
 */
export type FoundTheme = {
  title: string;
  isAsked: boolean;
  asksFor: AskedFor | null;
  thing: string | null;
  summary: string;
  terms: string[];
  claims: FoundClaim[];
  people: number;
  lines: number;
  own?: Matter;
  /** Its answers are in a language that isn't read: they are quoted, and nothing is said of what they share. */
  isUnread?: true;
};

/**
 * `most`: the maximum number of themes (default 10). `german`: titles, summaries and claims in German. `signal` aborts
 * the search.
 */
export type ThemeOptions = { most?: number; german?: boolean; signal?: AbortSignal };

/**
 * Deterministic; yields to the event loop every few milliseconds. Never throws for odd text, only what `signal` says.
 */
export type FindThemes = (lines: readonly AnalysisLine[], options?: ThemeOptions) => Promise<FoundTheme[]>;
