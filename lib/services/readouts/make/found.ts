import type { QuoteRef } from "@/lib/services/analysis/line";

/** Which way the people quoted for a claim lean. */
export type Leaning = "good" | "bad" | "divided" | "open";

/** What an analyst found to be claimed; quotes are places in stored lines, best first. */
export type DraftClaim = { text: string; leaning: Leaning; support: QuoteRef[]; against: QuoteRef[] };
export type DraftTheme = { title: string; summary: string; terms: string[]; claims: DraftClaim[] };
export type DraftStep = { text: string; claims: DraftClaim[] };
export type Draft = { summary: string; themes: DraftTheme[]; steps: DraftStep[]; madeBy: string };
