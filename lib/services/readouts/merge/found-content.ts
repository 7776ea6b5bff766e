import type { EvidenceContent } from "../content";

/** An analyst's findings, with quotes as passages; a step refers to claims by object identity. */
export type FoundClaim = { text: string; isOpen: boolean; evidence: EvidenceContent[] };
export type FoundTheme = { title: string; summary: string; terms: string[]; claims: FoundClaim[] };
export type Found = { summary: string; themes: FoundTheme[]; steps: { text: string; claims: FoundClaim[] }[] };
