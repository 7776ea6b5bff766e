import type { FoundClaim, FoundTheme } from "@/lib/services/analysis/themes/theme";

/** A claim found by an analyst; quotes are places in stored lines, best first. */
export type DraftClaim = FoundClaim;
export type DraftTheme = Pick<
  FoundTheme,
  "title" | "thing" | "isAsked" | "asksFor" | "summary" | "terms" | "claims" | "people" | "own"
>;
export type DraftStep = { text: string; claims: DraftClaim[] };
export type Draft = { summary: string; themes: DraftTheme[]; steps: DraftStep[]; madeBy: string };
