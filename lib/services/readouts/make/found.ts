import type { FoundClaim } from "@/lib/services/analysis/themes/theme";

/** What an analyst found to be claimed; quotes are places in stored lines, best first. */
export type DraftClaim = FoundClaim;
export type DraftTheme = { title: string; summary: string; terms: string[]; claims: DraftClaim[] };
export type DraftStep = { text: string; claims: DraftClaim[] };
export type Draft = { summary: string; themes: DraftTheme[]; steps: DraftStep[]; madeBy: string };
