import type { PassageRecord } from "@/lib/services/passages/record";
import type { Span } from "@/lib/services/passages/span";

export const READOUT_STATUSES = ["none", "generating", "ready", "failed"] as const;
export type ReadoutStatus = (typeof READOUT_STATUSES)[number];

export const STANCES = ["support", "against"] as const;
export type Stance = (typeof STANCES)[number];

/**
 * `contested`: a good part of those who speak of it say otherwise. `open`: it takes no side, and its quotes are what
 * people said of it. `none`: nobody is quoted for it.
 */
export const STRENGTHS = ["strong", "moderate", "weak", "contested", "open", "none"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What happened to it when the readout was last made anew. */
export const CHANGES = ["new", "grown"] as const;
export type Change = (typeof CHANGES)[number];

export const LEFT_OUT_KINDS = ["flagged", "excluded", "no_transcript"] as const;
export type LeftOut = { sessionId: string; label: string; kind: (typeof LEFT_OUT_KINDS)[number]; reason: string };

/** A quote for a claim or against it. */
export type ClipRecord = {
  passage: PassageRecord;
  stance: Stance;
  participantId: string | null;
  /** A person put it here or decided how it is meant. */
  added: boolean;
  /** What there is to play. */
  playKind: "AUDIO" | "VIDEO" | null;
};

/** Numbers count distinct participants among its quotes. */
export type ClaimRecord = {
  id: string;
  text: string;
  support: number;
  against: number;
  /** People in all. */
  of: number;
  strength: Strength;
  /** The strength in one sentence. */
  strengthText: string;
  hidden: boolean;
  edited: boolean;
  /** A person made it, so that a person may remove it; anything else can be hidden. */
  added: boolean;
  change: Change | null;
  clips: ClipRecord[];
};

export type ThemeRecord = {
  id: string;
  title: string;
  summary: string;
  /** Distinct people who are quoted in its claims that show. */
  participants: number;
  hidden: boolean;
  edited: boolean;
  /** A person made it, so that a person may remove it; anything else can be hidden. */
  added: boolean;
  change: Change | null;
  claims: ClaimRecord[];
};

export type NextStepRecord = {
  id: string;
  text: string;
  owner: string | null;
  status: "open" | "done";
  claimIds: string[];
  hidden: boolean;
  edited: boolean;
  /** It may be removed. */
  added: boolean;
};

type Named = { id: string; title: string };
type Grown = Named & { from: number; to: number };

/** What the last generation changed, by people counted: themes by title, claims by text. */
export type Changes = {
  previousGeneratedAt: string | null;
  newThemes: Named[];
  goneThemes: Named[];
  grownThemes: Grown[];
  newClaims: Named[];
  goneClaims: Named[];
  grownClaims: Grown[];
};

/** What a study found; of one that has none yet the status says so. Times are ISO 8601, UTC. */
export type ReadoutRecord = {
  id: string | null;
  studyId: string;
  studyTitle: string;
  status: ReadoutStatus;
  error: string | null;
  /** Counts how often it was asked for. */
  generation: number;
  version: number;
  generatedAt: string | null;
  /** `built-in`, or the model's name. */
  madeBy: string | null;
  basedOn: { sessions: number; participants: number; excluded: number };
  /** People in all: those it is based on, or more where a person quotes somebody of another session. */
  of: number;
  leftOut: LeftOut[];
  /** Good sessions that were completed since it was made, or all of them when there is none yet. */
  newSessions: number;
  summary: string | null;
  summaryEdited: boolean;
  themes: ThemeRecord[];
  nextSteps: NextStepRecord[];
  changes: Changes | null;
};

/** A quote that is there already, or a stretch of one of the study's sessions. */
export type QuotedHere = { passageId: string } | { ownerId: string; span: Span; text?: string };
