import type { EvidenceContent } from "../content";

/** What an analyst found, its quotes already passages; a step names claims by the same objects. */
export type FoundClaim = { text: string; isOpen: boolean; evidence: EvidenceContent[] };
export type FoundTheme = { title: string; summary: string; terms: string[]; claims: FoundClaim[] };
export type Found = { summary: string; themes: FoundTheme[]; steps: { text: string; claims: FoundClaim[] }[] };
