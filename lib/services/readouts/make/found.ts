import type { ModelFailure } from "@/lib/integrations/model/model-failed";
import type { FoundClaim, FoundTheme } from "@/lib/services/analysis/themes/theme";

/** A claim found by an analyst; quotes are places in stored lines, best first. */
export type DraftClaim = FoundClaim;
export type DraftTheme = Pick<
  FoundTheme,
  "title" | "thing" | "isAsked" | "asksFor" | "summary" | "terms" | "claims" | "people" | "own"
>;
export type DraftStep = { text: string; claims: DraftClaim[] };
/** `fallback`: why the built-in analyst made it although there is a model that was asked for it. */
export type Draft = {
  summary: string;
  themes: DraftTheme[];
  steps: DraftStep[];
  madeBy: string;
  fallback: ModelFailure | null;
};
